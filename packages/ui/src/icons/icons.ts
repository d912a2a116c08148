import { createIcon } from './Icon.tsx'

export const CheckIcon = createIcon('M5 12.5l4.5 4.5L19 7.5')
export const ClockIcon = createIcon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12l3 2')
export const CrossIcon = createIcon('M6.5 6.5l11 11M17.5 6.5l-11 11')
export const AlertIcon = createIcon('M12 4L2.8 19.5h18.4zM12 10v4M12 16.9v.1')
export const InfoIcon = createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5M12 7.9v.1',
)
export const EyeIcon = createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6',
)
export const EyeOffIcon = createIcon(
  'M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.3A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.5M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
)
export const CopyIcon = createIcon('M9 9h11v11H9zM15 9V4H4v11h5')
export const HomeIcon = createIcon('M3.5 11.5L12 4l8.5 7.5M5.5 10v9.5h13V10M10 19.5v-5.5h4v5.5')
export const TransactionsIcon = createIcon(
  'M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5',
)
export const KeyIcon = createIcon(
  'M8 11.5a4.25 4.25 0 1 0 0 8.5a4.25 4.25 0 0 0 0-8.5M11 12.7L19.5 4M15.5 8l3.5 3.5',
)
export const SettingsIcon = createIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4',
)
export const LogoutIcon = createIcon('M10 4H4.5v16H10M9.5 12H20M16.5 8.5L20 12l-3.5 3.5')
export const ChevronDownIcon = createIcon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = createIcon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = createIcon('M9.5 6l6 6-6 6')
export const ArrowRightIcon = createIcon('M4.5 12h15M13.5 6l6 6-6 6')
export const PlusIcon = createIcon('M12 5v14M5 12h14')
export const MinusIcon = createIcon('M5 12h14')
export const TrashIcon = createIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5')
export const PencilIcon = createIcon('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5')
export const SunIcon = createIcon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
export const GlobeIcon = createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17',
)
export const MoonIcon = createIcon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10')
export const DeviceIcon = createIcon('M3.5 5h17v11h-17zM9 20h6M12 16v4')
export const BoltIcon = createIcon('M13 3L5 14h6l-1 7 8-11h-6z')
export const CodeIcon = createIcon('M8 7.5L3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14')
export const CardIcon = createIcon('M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3')
export const FilterIcon = createIcon('M4 6.5h16M7 12h10M10 17.5h4')
export const DownloadIcon = createIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15')
export const LinkIcon = createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7L12 17.7',
)
export const ShareIcon = createIcon('M12 15V4M8 7.5L12 3.5l4 4M6 11H4.5v9h15v-9H18')
export const PrintIcon = createIcon('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z')
export const WalletIcon = createIcon(
  'M4 7h15.5v12H4zM4 7l11-3v3M19.5 11.5h-4a1.6 1.6 0 0 0 0 3.2h4',
)
export const QrIcon = createIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2',
)
export const BellIcon = createIcon(
  'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10 18.5a2 2 0 0 0 4 0',
)
export const SearchIcon = createIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20.5 20.5',
)
export const CalendarIcon = createIcon('M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8')
export const SortIcon = createIcon('M8 10l4-4 4 4M8 14l4 4 4-4')
export const ArrowDownIcon = createIcon('M12 5v14M6.5 13.5L12 19l5.5-5.5')

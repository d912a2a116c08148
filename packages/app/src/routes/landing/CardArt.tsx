import { BrandMark, sluiceBrand, vars } from '@sluice/ui'
import type { ComponentPropsWithRef } from 'react'

const levels = Array.from({ length: 11 }, (_, line) => {
  const y = 96 + line * 12
  const lift = 14 - line
  return `M0 ${y}C60 ${y - lift} 110 ${y + lift} 210 ${y}C230 ${y} 224 ${y + 16} 246 ${y + 16}H340`
})

/** The upcoming card, with the brand's water pattern. Decorative, so hidden from screen readers. */
export function CardArt(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="-6 -4 410 274" fill="none" aria-hidden="true" {...props}>
      <defs>
        <clipPath id="card-art-edge">
          <rect width="340" height="214" rx="14" />
        </clipPath>
      </defs>
      <g transform="rotate(5 190 125)">
        <rect x="34" y="26" width="340" height="214" rx="14" fill={vars.color.onDeepAction} />
      </g>
      <g transform="translate(10 14) rotate(-3 170 107)">
        <rect
          width="340"
          height="214"
          rx="14"
          fill={vars.color.deepRaised}
          stroke={vars.color.onDeepMuted}
        />
        <g clipPath="url(#card-art-edge)" stroke={vars.color.onDeepAction} strokeWidth="1.5">
          {levels.map((d, line) => (
            <path key={d} d={d} opacity={0.25 + line * 0.065} />
          ))}
        </g>
        <g color={vars.color.onDeep}>
          <BrandMark x="24" y="22" width="28" height="28" />
          <text x="60" y="43" fill="currentColor" fontSize="20" fontWeight="600">
            {sluiceBrand.name}
          </text>
        </g>
        <rect x="276" y="24" width="40" height="30" rx="5" fill={vars.color.delight} />
        <path
          d="M276 34h12v10h-12M316 34h-12v10h12M288 24v30M304 24v30"
          stroke={vars.color.deep}
          strokeWidth="1.25"
          opacity="0.6"
        />
      </g>
    </svg>
  )
}

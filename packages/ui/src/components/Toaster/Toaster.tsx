'use client'

import { clsx } from 'clsx'
import { useEffect, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import type { Toast } from 'react-hot-toast/headless'

import { AlertIcon, CheckIcon, CrossIcon } from '../../icons/icons.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import { toast } from './toast.ts'
import * as css from './Toaster.css.ts'

function ToastIcon({ type }: Pick<Toast, 'type'>) {
  if (type === 'success') return <CheckIcon className={clsx(css.icon, css.success)} />
  if (type === 'error') return <AlertIcon className={clsx(css.icon, css.error)} />
  return type === 'loading' ? <SpinnerRing /> : null
}

const subscribeToNothing = () => () => undefined
const isClient = () => true
const isServer = () => false

interface ToastListProps {
  toasts: ReadonlyArray<Toast>
  dismissLabel: string
}

function ToastList({ toasts, dismissLabel }: ToastListProps) {
  return toasts.map(({ id, type, message }) => (
    <div key={id} className={css.toast}>
      <ToastIcon type={type} />
      <span className={css.message}>{typeof message === 'string' && message}</span>
      <IconButton label={dismissLabel} onClick={() => toast.dismiss(id)}>
        <CrossIcon />
      </IconButton>
    </div>
  ))
}

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the Dismiss buttons. */
  dismissLabel?: string
}

/**
 * Shows the messages of `toast`. Render it once, at the root of the application. Its two live regions are always in the
 * page, because screen readers ignore regions that are added together with their content. Toasts stay while one of them
 * is hovered or focused.
 */
export function Toaster({ dismissLabel, ref, className, ...rest }: ToasterProps) {
  const texts = { dismissLabel: 'Dismiss', ...useTextProps('Toaster', { dismissLabel }) }
  const { toasts, handlers } = useToaster()
  // A prerendered page has no toasts, but one may be shown before the Toaster is hydrated.
  const isHydrated = useSyncExternalStore(subscribeToNothing, isClient, isServer)
  const visible = toasts.filter((item) => isHydrated && item.visible)
  const visibleIds = visible.map(({ id }) => id).join()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  const previousFocus = useRef<Element>(null)
  const endPause = useRef(handlers.endPause)

  useEffect(() => {
    endPause.current = handlers.endPause
  })

  // A toast that is removed fires no mouseleave or blur event. Without this, later toasts would stay paused.
  useEffect(() => {
    if (document.activeElement === document.body && previousFocus.current instanceof HTMLElement) {
      previousFocus.current.focus()
      previousFocus.current = null
    }
    if (visibleIds === '' || !root.current?.matches(':hover, :focus-within')) endPause.current()
  }, [visibleIds])

  return (
    <div
      {...rest}
      ref={root}
      className={clsx(css.root, className)}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
        handlers.startPause()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = null
        handlers.endPause()
      }}
    >
      <div role="alert" className={css.region}>
        <ToastList
          toasts={visible.filter(({ type }) => type === 'error')}
          dismissLabel={texts.dismissLabel}
        />
      </div>
      <output className={css.region}>
        <ToastList
          toasts={visible.filter(({ type }) => type !== 'error')}
          dismissLabel={texts.dismissLabel}
        />
      </output>
    </div>
  )
}

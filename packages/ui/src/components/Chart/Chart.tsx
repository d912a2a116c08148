'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentPropsWithRef, PointerEvent } from 'react'

import { useFormats, useTexts } from '../../provider/useSettings.ts'
import { Bars, Line } from './drawings.tsx'
import * as css from './Chart.css.ts'
import { niceMaximum } from './niceMaximum.ts'

export interface ChartPoint {
  /** What the value belongs to, such as a day; unique within the chart. */
  label: string
  /** How much, for drawing. Not negative. */
  value: number
  /** The exact value as text. Defaults to `formatValue(value)`. */
  text?: string
}

const defaultTexts = {
  showTable: 'Show as a table',
  label: 'Label',
  value: 'Value',
}

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is shown. The caption and accessible name. */
  label: string
  /** The values with their labels, oldest first. */
  data: ReadonlyArray<ChartPoint>
  /** `bar` for amounts of separate periods or things, `line` for a level that changes over time. */
  type?: 'bar' | 'line'
  /** How the values of the axis are written. */
  formatValue?: (value: number) => string
  /** The height of the drawing. A number is in pixels. */
  height?: number | string
  /** Hides the caption, if a heading above says the same. */
  captionHidden?: boolean
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** The index of the value below the pointer. */
function indexAt({ currentTarget, clientX }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const part = isRtl ? 1 - (clientX - left) / width : (clientX - left) / width
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)))
}

/** Values as bars or as a line. The same values are in a table below, which users can open. */
export function Chart({
  label,
  data,
  type = 'bar',
  formatValue: givenFormat,
  height = 200,
  captionHidden = false,
  texts: givenTexts,
  className,
  ...rest
}: ChartProps) {
  const texts = { ...defaultTexts, ...useTexts('Chart', givenTexts) }
  const formats = useFormats()
  const formatValue = givenFormat ?? formats.compact
  const [active, setActive] = useState<number>()
  const maximum = niceMaximum(Math.max(0, ...data.map(({ value }) => value)))
  const textOf = (point: ChartPoint) => point.text ?? formatValue(point.value)
  const shown = active === undefined ? undefined : data[active]
  const [first, last] = [data[0], data.at(-1)]
  const Drawing = type === 'bar' ? Bars : Line
  return (
    <figure aria-label={label} className={clsx(css.root, className)} {...rest}>
      <div className={css.head}>
        {!captionHidden && <figcaption className={css.caption}>{label}</figcaption>}
        <div className={css.readout} aria-hidden="true">
          {shown ? `${shown.label}: ${textOf(shown)}` : '\u00a0'}
        </div>
      </div>
      <div className={css.frame} aria-hidden="true">
        <div className={css.valueAxis}>
          <span>{formatValue(maximum)}</span>
          <span>{formatValue(maximum / 2)}</span>
          <span>{formatValue(0)}</span>
        </div>
        <div
          className={css.plot}
          style={{ height }}
          onPointerMove={(event) => setActive(indexAt(event, data.length))}
          onPointerLeave={() => setActive(undefined)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.drawing}>
            <Drawing parts={data.map(({ value }) => value / maximum)} active={active} />
          </svg>
        </div>
        <div className={css.labelAxis}>
          <span>{first?.label}</span>
          {last !== first && <span>{last?.label}</span>}
        </div>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>{texts.showTable}</summary>
        <table aria-label={label} className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>
                {texts.label}
              </th>
              <th scope="col" className={css.number}>
                {texts.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((point) => (
              <tr key={point.label}>
                <th scope="row" className={css.cell}>
                  {point.label}
                </th>
                <td className={css.number}>{textOf(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

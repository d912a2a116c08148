'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentPropsWithRef, PointerEvent } from 'react'

import { useFormats, useTexts } from '../../provider/useSettings.ts'
import { axisTicks } from './axisTicks.ts'
import { Bars, Levels, Lines } from './drawings.tsx'
import type { Look } from './drawings.tsx'
import * as css from './Chart.css.ts'

export interface ChartSeries {
  /** What its values are, such as `This week`; unique within the chart. */
  name: string
  /** One for each label. A decimal string keeps its digits. May be shorter, if the last values are not known yet. */
  values: ReadonlyArray<number | string>
  /** The values as text, if it says more than the number: the currency, or what was deducted. */
  texts?: ReadonlyArray<string>
  /** What the others are compared with, such as the period before. Drawn in gray. */
  comparison?: boolean
}

const defaultTexts = {
  showTable: 'Show as a table',
  label: 'Label',
}

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is shown. The caption and accessible name. */
  label: string
  /** What the values belong to, such as days, in order; each is unique. */
  labels: ReadonlyArray<string>
  /** At most three, beside a comparison. */
  series: ReadonlyArray<ChartSeries>
  /**
   * `bar` for amounts of separate periods or things, `line` for what changes over time, `level` for what came in over time: water,
   * with a float on the last value.
   */
  type?: 'bar' | 'line' | 'level'
  /** How the numbers of the axis are written. */
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

const drawings = { bar: Bars, line: Lines, level: Levels } as const

const looks: readonly Look[] = ['first', 'second', 'third']

function looksOf(series: ReadonlyArray<ChartSeries>): Look[] {
  const own = series.filter(({ comparison }) => !comparison)
  return series.map((one) =>
    one.comparison ? 'comparison' : (looks[own.indexOf(one) % looks.length] ?? 'first'),
  )
}

/** Values as bars or as lines, of one series or of several. The same values are in a table below, which users can open. */
export function Chart({
  label,
  labels,
  series,
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
  const numbers = series.map(({ values }) => values.slice(0, labels.length).map(Number))
  const ticks = axisTicks(numbers.flat())
  const bottom = ticks.at(-1) ?? 0
  const range = (ticks[0] ?? 1) - bottom
  const looksUsed = looksOf(series)
  const drawn = numbers.map((own, position) => ({
    name: series[position]?.name,
    look: looksUsed[position] ?? 'first',
    parts: own.map((value) => (value - bottom) / range),
  }))
  const isSingle = series.length === 1

  /** A decimal string with exactly its own digits: `1,24,500.75`. */
  function exactText(value: string): string {
    const parts = formats.amount(value, { decimals: value.split('.')[1]?.length ?? 0 })
    return parts ? parts.groups.join('') + parts.fraction : value
  }

  function textOf({ values, texts: own }: ChartSeries, index: number): string | undefined {
    const value = values[index]
    if (value === undefined) return undefined
    return own?.[index] ?? (typeof value === 'string' ? exactText(value) : formatValue(value))
  }

  function readout(index: number): string {
    const known = series.flatMap((one) => {
      const text = textOf(one, index)
      if (text === undefined) return []
      return isSingle ? [text] : [`${one.name} ${text}`]
    })
    return `${labels[index]}: ${known.join(', ')}`
  }

  const [first, last] = [labels[0], labels.at(-1)]
  const Drawing = drawings[type]
  const floating =
    type === 'level' ? drawn.find(({ look }) => look !== 'comparison')?.parts : undefined
  return (
    <figure aria-label={label} className={clsx(css.root, className)} {...rest}>
      <div className={css.head}>
        {!captionHidden && <figcaption className={css.caption}>{label}</figcaption>}
        <div className={css.readout} aria-hidden="true">
          {active === undefined ? '\u00a0' : readout(active)}
        </div>
      </div>
      {!isSingle && (
        <ul className={css.legend} aria-hidden="true">
          {drawn.map(({ name, look }) => (
            <li key={name} className={css.legendItem}>
              <svg viewBox="0 0 20 10" className={css.swatch}>
                {type === 'bar' ? (
                  <rect width="20" height="10" className={css.bar[look]} />
                ) : (
                  <line
                    x2="20"
                    y1="5"
                    y2="5"
                    className={type === 'level' ? css.surface[look] : css.line[look]}
                  />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={css.frame} aria-hidden="true">
        <div className={css.valueAxis}>
          {ticks.map((tick) => (
            <span key={tick}>{formatValue(tick)}</span>
          ))}
        </div>
        <div
          className={css.plot}
          style={{ height }}
          onPointerMove={(event) => setActive(indexAt(event, labels.length))}
          onPointerLeave={() => setActive(undefined)}
        >
          <div className={css.lines}>
            {ticks.map((tick) => (
              <div key={tick} className={css.gridLine[tick === 0 ? 'zero' : 'other']} />
            ))}
          </div>
          {type === 'level' && <div className={css.gauge} />}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.drawing}>
            <Drawing
              series={drawn}
              count={labels.length}
              zero={(0 - bottom) / range}
              active={active}
            />
          </svg>
          {floating && floating.length > 0 && (
            <div
              className={css.float}
              style={{
                insetInlineStart: `${((floating.length - 0.5) / labels.length) * 100}%`,
                insetBlockEnd: `${(floating.at(-1) ?? 0) * 100}%`,
              }}
            />
          )}
        </div>
        <div className={css.labelAxis}>
          <span>{first}</span>
          {last !== first && <span>{last}</span>}
        </div>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>{texts.showTable}</summary>
        <div className={css.scroller}>
          <table aria-label={label} className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.cell}>
                  {texts.label}
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className={css.number}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((row, index) => (
                <tr key={row}>
                  <th scope="row" className={css.cell}>
                    {row}
                  </th>
                  {series.map((one) => (
                    <td key={one.name} className={css.number}>
                      {textOf(one, index)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

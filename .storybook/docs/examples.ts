import { lazy } from 'react'
import type { ComponentType } from 'react'

import { exampleCode } from '../../packages/ui/src/docs/exampleCode.ts'

/** Each exports one component, which needs no props. */
const modules = import.meta.glob<Record<string, ComponentType>>(
  '../../packages/ui/src/components/*/*.example.tsx',
)
const sources = import.meta.glob<string>('../../packages/ui/src/components/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function nameOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** The program that shows how a component is used, by the component's name. */
export const exampleComponents: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(modules).map(([path, load]) => [
    nameOf(path),
    lazy(async () => {
      const [component] = Object.values(await load())
      if (!component) throw new Error(`${path} exports no component`)
      return { default: component }
    }),
  ]),
)

/** Its code, as readers would write it. */
export const exampleCodes: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [nameOf(path), exampleCode(source)]),
)

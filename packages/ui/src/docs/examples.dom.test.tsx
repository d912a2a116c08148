import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'

const examples = import.meta.glob<Record<string, ComponentType>>('../components/*/*.example.tsx')
const stories = Object.keys(import.meta.glob('../components/*/*.stories.tsx'))

test('every component on a docs page has an example', () => {
  const paths = stories.map((path) => path.replace('.stories.', '.example.'))
  expect(Object.keys(examples).toSorted()).toEqual(paths.toSorted())
})

test.each(Object.entries(examples))('%s is one component that draws something', async (_, load) => {
  const components = Object.values(await load())
  expect(components).toHaveLength(1)
  const [Example = () => null] = components
  const { container } = render(<Example />)
  expect(container.childElementCount).toBeGreaterThan(0)
})

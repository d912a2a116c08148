import { useId, useState } from 'react'
import type { CSSProperties } from 'react'

import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { CodeBlock } from '../components/CodeBlock/CodeBlock.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Grid } from '../components/Grid/Grid.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { brandProperties, brandStylesheet, brandTheme } from '../theme/brandTheme.ts'
import type { ThemeColors } from '../theme/colors.ts'
import { contrastPairs, contrastRatio } from '../theme/contrast.ts'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

/** The share of a pair of colors that is furthest below, or least above, what it must have. */
function lowestContrast(colors: ThemeColors) {
  return contrastPairs
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(colors[pair.foreground], colors[pair.background]),
    }))
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)
    .slice(0, 3)
}

interface PreviewProps {
  theme: 'light' | 'dark'
  colors: ThemeColors
}

function Preview({ theme, colors }: PreviewProps) {
  const style: CSSProperties = {
    ...brandProperties(colors),
    padding: space.roomy,
    color: vars.color.text,
    background: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
  }
  const lowest = lowestContrast(colors)
  return (
    <div data-theme={theme} style={style}>
      <Stack gap="base">
        <Inline gap="snug">
          <Button>Save</Button>
          <Button tone="secondary">Cancel</Button>
          <Button tone="plain">Show all</Button>
          <Badge tone="info">New</Badge>
        </Inline>
        <TextField label={`Name in ${theme}`} defaultValue="Asha Traders" />
        <Checkbox label="Email me about each payment" defaultValue />
        <Text variant="small">
          Read the <Link href="#terms">terms</Link> before you start.
        </Text>
        <Text variant="caption" tone="muted">
          Lowest contrasts:{' '}
          {lowest
            .map(
              ({ foreground, background, ratio, minimum }) =>
                `${foreground} on ${background} ${ratio.toFixed(2)}:1 (at least ${minimum}:1)`,
            )
            .join(', ')}
        </Text>
      </Stack>
    </div>
  )
}

/** Derives a theme from a brand color, shows it, and gives its stylesheet. */
export function BrandThemeEditor() {
  const id = useId()
  const [brand, setBrand] = useState('#5b3df5')
  const themes = brandTheme(brand)
  return (
    <div className="sb-unstyled" style={{ fontFamily: vars.font.sans }}>
      <Stack gap="roomy">
        <Inline gap="snug">
          <label htmlFor={id}>Brand color</label>
          <input
            id={id}
            type="color"
            value={brand}
            onChange={({ target }) => setBrand(target.value)}
          />
          <code>{brand}</code>
        </Inline>
        <Grid columns={2} gap="base">
          <Preview theme="light" colors={themes.light} />
          <Preview theme="dark" colors={themes.dark} />
        </Grid>
        <CodeBlock
          title="The stylesheet of this theme"
          samples={[{ label: 'brand.css', code: brandStylesheet(brand) }]}
        />
      </Stack>
    </div>
  )
}

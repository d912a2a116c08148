import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Hero } from './Hero.tsx'

export function LandingHero() {
  return (
    <Hero
      eyebrow="Payment gateway for crypto"
      title="Accept crypto, paid directly to your wallet."
      lead={<p>Confirmed payments are settled to your wallet instantly.</p>}
      actions={
        <>
          <LinkButton href="/signup">Get Started</LinkButton>
          <LinkButton href="/docs" tone="secondary">
            Read the docs
          </LinkButton>
        </>
      }
    />
  )
}

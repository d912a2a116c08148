import { Accordion, CodeBlock, FeatureCard, Footer, Hero, LinkButton, Link } from '@sluice/ui'

import { offered } from '../../config/offered.css.ts'
import { legalLinks, paths } from '../../config/paths.ts'
import { FeeCalculator } from '../../features/feeCalculator/FeeCalculator.tsx'
import { callSamples } from '../../features/reference/samples.ts'
import { SluiceDrawing } from '../../features/feeCalculator/SluiceDrawing.tsx'
import { withScript } from '../../components/PublicThemeSwitch/PublicThemeSwitch.css.ts'
import { LanguageLinks } from '../../components/LanguageSwitch/LanguageSwitch.tsx'
import { PublicThemeSwitch } from '../../components/PublicThemeSwitch/PublicThemeSwitch.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { CardArt } from './CardArt.tsx'
import { FeeExamples } from './FeeExamples.tsx'
import * as css from './LandingPage.css.ts'
import { LandingBar } from './LandingBar.tsx'
import { landingContent } from './landingContent.ts'
import { ProductLook } from './ProductLook.tsx'
import { ServiceArt } from './ServiceArt.tsx'

/** What is there only if the operator has a partner who converts tokens. */
function Partner({ words }: { words: string }) {
  return <span className={offered.offramp}> {words}</span>
}

/** The landing page. It is complete without JavaScript. */
export function LandingPage() {
  const t = useText()
  const content = landingContent(t)
  const { hero, benefits, services, fees, integration, card, questions, closing, footer } = content
  return (
    <>
      <main>
        <Hero
          bar={<LandingBar />}
          title={hero.title.map((line) => (
            <span key={line} className={css.line}>
              {line}{' '}
            </span>
          ))}
          lead={<p>{hero.lead}</p>}
          actions={
            <>
              <LinkButton href={paths.signUp}>{content.getStarted}</LinkButton>
              <LinkButton href={paths.docs} tone="secondary">
                {content.reference}
              </LinkButton>
            </>
          }
          note={hero.note}
        >
          <ProductLook />
        </Hero>

        <section className={css.band} aria-label={t('landing.benefits')}>
          <ul className={css.benefits}>
            {benefits.map(({ figure, title, words }) => (
              <li key={title}>
                <FeatureCard tone="plain" headingLevel={2} figure={figure} title={title}>
                  <p>{words}</p>
                </FeatureCard>
              </li>
            ))}
          </ul>
        </section>

        <section id="services" className={css.band} aria-labelledby="services-title">
          <div className={css.intro}>
            <h2 id="services-title" className={css.heading}>
              {services.title}
            </h2>
            <p className={css.lead}>{services.lead}</p>
          </div>
          <ul className={css.services}>
            {services.items.map(({ scene, title, words, ...each }) => (
              <li key={scene} className={css.service}>
                <ServiceArt scene={scene} className={css.serviceArt} />
                <h3 className={css.serviceTitle}>{title}</h3>
                <p className={css.serviceWords}>
                  {words}
                  {'withPartner' in each && <Partner words={each.withPartner} />}
                </p>
              </li>
            ))}
          </ul>
        </section>

        <section id="fees" className={css.band} aria-labelledby="fees-title">
          <div className={css.fees}>
            <div>
              <h2 id="fees-title" className={css.heading}>
                {fees.title}
              </h2>
              <p className={css.lead}>
                {fees.lead} <span className={withScript}>{fees.invitation}</span>
              </p>
            </div>
            <div className={css.calculator}>
              <FeeCalculator />
            </div>
            <FeeExamples />
          </div>
        </section>

        <section className={css.sunken} aria-labelledby="integration-title">
          <div className={css.split}>
            <div>
              <h2 id="integration-title" className={css.heading}>
                {integration.title}
              </h2>
              <p className={css.lead}>{integration.lead}</p>
              <ul className={css.points}>
                {integration.advantages.map((point) => (
                  <li key={point} className={css.point}>
                    {point}
                  </li>
                ))}
              </ul>
              <Link href={paths.docs}>{integration.link}</Link>
            </div>
            <CodeBlock
              title={integration.sampleTitle}
              samples={callSamples['createPayment'] ?? []}
            />
          </div>
        </section>

        <section className={css.band} aria-labelledby="card-title">
          <div className={css.card} data-theme="dark">
            <div>
              <p className={css.note}>{card.note}</p>
              <h2 id="card-title" className={css.heading}>
                {card.title}
              </h2>
              <p className={css.cardWords}>{card.words}</p>
            </div>
            <CardArt className={css.cardArt} />
          </div>
        </section>

        <section id="questions" className={css.band} aria-labelledby="questions-title">
          <div className={css.questions}>
            <div>
              <h2 id="questions-title" className={css.heading}>
                {questions.title}
              </h2>
              <p className={css.lead}>
                <Trans
                  id="landing.lookingTechnicalDetails"
                  components={{ reference: <Link href={paths.docs}>{null}</Link> }}
                />
              </p>
            </div>
            <Accordion
              items={questions.items.map(({ title, words, ...each }, index) => ({
                title,
                content: (
                  <p>
                    {words}
                    {'withPartner' in each && <Partner words={each.withPartner} />}
                  </p>
                ),
                open: index === 0,
              }))}
            />
          </div>
        </section>

        <section className={css.closing} aria-labelledby="closing-title">
          <SluiceDrawing className={css.closingArt} />
          <div className={css.closingWords} data-theme="dark">
            <h2 id="closing-title" className={css.heading}>
              {closing.title}
            </h2>
            <p className={css.cardWords}>{closing.words}</p>
            <LinkButton href={paths.signUp}>{content.getStarted}</LinkButton>
          </div>
        </section>
      </main>
      <Footer
        tagline={footer.tagline}
        control={
          <div className={css.controls}>
            <LanguageLinks areas={['app', 'landing']} />
            <PublicThemeSwitch />
          </div>
        }
        groups={[
          { title: footer.product, links: content.navigation },
          {
            title: footer.developers,
            links: [{ label: content.reference, href: paths.docs }],
          },
          {
            title: footer.account,
            links: [
              { label: content.signIn, href: paths.logIn },
              { label: content.getStarted, href: paths.signUp },
            ],
          },
          {
            title: footer.legal,
            links: legalLinks.map(({ label, href }) => ({ label: t(label), href })),
          },
        ]}
      />
    </>
  )
}

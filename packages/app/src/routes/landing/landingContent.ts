import type { Translate } from '../../messages/MessageKey.ts'

/** All texts of the landing page. The claims come from section 1 of the specification, as D48 puts them. `withPartner` is shown where the operator has one. */
export const landingContent = (t: Translate) =>
  ({
    documentTitle: t('landing.cryptoPaymentsMerchants'),
    navigation: [
      { label: t('landing.services'), href: '#services' },
      { label: t('landing.fees'), href: '#fees' },
      { label: t('landing.questions'), href: '#questions' },
    ],
    reference: t('landing.apiReference'),
    signIn: t('landing.signIn'),
    getStarted: t('landing.getStarted'),
    hero: {
      /** Split into lines, so that the title does not reflow when the brand font loads. */
      title: [t('landing.cryptoComes'), t('landing.itLandsIn'), t('landing.yourWallet')],
      lead: t('landing.paymentGatewayWebsiteCustomers'),
      note: t('landing.freeFirstDays'),
    },
    benefits: [
      {
        figure: '0.5%',
        title: t('landing.oneSimpleFee'),
        words: t('landing.chargedSuccessfulPaymentsOnly'),
      },
      {
        figure: '0%',
        title: t('landing.first7Days'),
        words: t('landing.noFeePaymentsFirst'),
      },
      {
        figure: t('landing.noKyc'),
        title: t('landing.noPaperwork'),
        words: t('landing.signUpEmailAddress'),
      },
      {
        figure: t('landing.instant'),
        title: t('landing.settlementWallet'),
        words: t('landing.confirmedPaymentsGoStraight'),
      },
    ],
    services: {
      title: t('landing.fromPaymentPayout'),
      lead: t('landing.acceptUsdtWebsiteReceive'),
      items: [
        {
          scene: 'website',
          title: t('landing.acceptPaymentsWebsite'),
          words: t('landing.websiteIntegrationThreeSteps'),
        },
        {
          scene: 'wallet',
          title: t('landing.receiveUsdtOwnWallet'),
          words: t('landing.instantSettlementPayoutWallet'),
        },
        {
          scene: 'rupee',
          title: t('landing.inRupees'),
          words: t('landing.pricesInRupees'),
          withPartner: t('landing.partnerConverts'),
        },
      ],
    },
    fees: {
      title: t('landing.seeWhatReceive'),
      lead: t('landing.feeShort'),
      invitation: t('landing.enterAmountCalculateFee'),
      examples: {
        caption: t('landing.examplesUsdt'),
        head: [t('landing.payment'), t('landing.fee'), t('landing.youReceive')],
        amounts: ['50', '200', '2500', '40000'],
      },
    },
    integration: {
      title: t('landing.createPaymentOneRequest'),
      lead: t('landing.noSdkInstallApi'),
      advantages: [
        t('landing.retrySafely'),
        t('landing.exactAmounts'),
        t('landing.signedWebhooks'),
      ],
      link: t('landing.readApiReference'),
      sampleTitle: t('landing.createPayment'),
    },
    card: {
      note: t('landing.upcoming'),
      title: t('landing.cardPayingCrypto'),
      words: t('landing.workingPhysicalCryptoPayment'),
    },
    questions: {
      title: t('landing.frequentlyAskedQuestions'),
      items: [
        {
          title: t('landing.whatDoesPaymentCost'),
          words: t('landing.feeExplained'),
        },
        {
          title: t('landing.whatIsFree'),
          words: t('landing.fee7DaysAfter'),
        },
        {
          title: t('landing.whenDoesMyMoney'),
          words: t('landing.asSoonAsNetwork'),
        },
        {
          title: t('landing.doIPassKyc'),
          words: t('landing.noRegisterEmailAddress'),
        },
        {
          title: t('landing.howDoIAccept'),
          words: t('landing.createApiKeySend'),
        },
        {
          title: t('landing.howDoIKnow'),
          words: t('landing.setWebhookUrlAccepts'),
        },
        {
          title: t('landing.iConvertUsdtRupees'),
          words: t('landing.rupeesAnswer'),
          withPartner: t('landing.partnerConverts'),
        },
        {
          title: t('landing.whenCardAvailable'),
          words: t('landing.physicalCardUpcomingCant'),
        },
      ],
    },
    closing: {
      title: t('landing.startAcceptingCrypto'),
      words: t('landing.firstPaymentMinutesAway'),
    },
    footer: {
      tagline: t('landing.cryptoPaymentsSettledOwn'),
      product: t('landing.product'),
      account: t('landing.account'),
      developers: t('landing.developers'),
      legal: t('landing.legal'),
    },
  }) as const

/** Every word of the landing page. The claims are those of the specification, section 1. */
export const landingContent = {
  documentTitle: 'Crypto payments for merchants',
  navigation: [
    { label: 'Services', href: '#services' },
    { label: 'Fees', href: '#fees' },
    { label: 'Questions', href: '#questions' },
  ],
  reference: 'API reference',
  signIn: 'Sign in',
  getStarted: 'Get Started',
  hero: {
    /** In lines: left to the browser they would break elsewhere once the product's own face is there. */
    title: ['Crypto comes in.', 'It lands in', 'your wallet.'],
    lead: 'A payment gate for your website. Your customers pay in USDT, and every confirmed payment is settled to your own wallet instantly.',
    note: '0 % fee for the first 7 days. No KYC.',
  },
  benefits: [
    {
      figure: '0.5 %',
      title: 'A measured fee',
      words:
        'Taken of each successful payment, with a $1 minimum. A payment that fails costs nothing.',
    },
    {
      figure: '0 %',
      title: 'For the first 7 days',
      words: 'Everything that comes in during your first week arrives whole.',
    },
    {
      figure: 'No KYC',
      title: 'No papers to send',
      words: 'An email and a password, or your Google account, and you are in.',
    },
    {
      figure: 'Instant',
      title: 'Settlement to your wallet',
      words: 'A confirmed payment goes on to the wallet you name, without a payday to wait for.',
    },
  ],
  services: {
    title: 'Three ways the money flows',
    lead: 'From a button on your page to rupees in your hand.',
    items: [
      {
        scene: 'website',
        title: 'In through your website',
        words:
          'Website integration in three calls: ask for a payment, show its address, and hear by a signed webhook when it has arrived.',
      },
      {
        scene: 'wallet',
        title: 'On to your own wallet',
        words:
          'Instant settlement to your payout wallet. You name it, and can change it in your settings.',
      },
      {
        scene: 'rupee',
        title: 'Out as rupees',
        words:
          'USDT-to-rupee conversion: what your customers pay in USDT, you can spend in rupees.',
      },
    ],
  },
  fees: {
    title: 'See what arrives',
    lead: '0.5 % of the payment, at least $1.',
    invitation: 'Type an amount and watch it pass the gate.',
    examples: {
      caption: 'Examples, in USDT',
      head: ['Paid', 'Fee', 'Arrives'],
      amounts: ['50', '200', '2500', '40000'],
    },
  },
  integration: {
    title: 'One request, and the gate opens',
    lead: 'No SDK to install. The reference shows every call with its header, request body and response body, and samples that we run against the gateway ourselves.',
    points: [
      'Repeat a request safely with an idempotency key',
      'Amounts are exact decimals, down to the tenth place',
      'Webhooks are signed, and sent again when your server was down',
    ],
    link: 'Read the API reference',
    sampleTitle: 'Create a payment',
  },
  card: {
    note: 'Upcoming',
    title: 'Next: a card that pays with crypto',
    words:
      'We are working on a physical crypto payment card, so that what you earn online also pays at the counter. It is not here yet; an account is all you need to be there when it is.',
  },
  questions: {
    title: 'Asked before the first payment',
    lead: 'For everything a developer asks, there is the',
    items: [
      {
        title: 'What does a payment cost?',
        words:
          '0.5 % of its amount, with a $1 minimum: a payment of $200 or less costs $1, one of $1,000 costs $5. The fee is taken of successful payments only.',
      },
      {
        title: 'What is free in the first 7 days?',
        words:
          'The fee. For 7 days from the moment you register it is 0 %, whatever the number and size of your payments. After that it is 0.5 %, without anything to cancel.',
      },
      {
        title: 'When does my money arrive?',
        words:
          'As soon as the network has confirmed the payment, it is settled to the payout wallet that you set in your settings.',
      },
      {
        title: 'Do I have to pass a KYC check?',
        words:
          'No. Register with an email address and a password and confirm the address through a link, or continue with a Google account. Then tell us the name of your business.',
      },
      {
        title: 'How do I take payments on my website?',
        words:
          'Create your API key and send one request with an amount. The answer holds the address that your customer pays to and until when. The API reference has it ready in curl, Node and Python.',
      },
      {
        title: 'How do I learn that a payment has arrived?',
        words:
          'Set one webhook URL that accepts POST, and we send it a signed message at every change. You can also ask for the status of a transaction, or look at your dashboard.',
      },
      {
        title: 'Can I turn USDT into rupees?',
        words:
          'Yes. USDT-to-rupee conversion is one of our services, made for merchants who sell in crypto and buy in rupees.',
      },
      {
        title: 'When can I have the card?',
        words:
          'The physical card is upcoming and can’t be ordered yet. We would rather name no date than miss one.',
      },
    ],
  },
  closing: {
    title: 'Open the gate.',
    words: 'Your first payment can be minutes away, and your first 7 days are free of fees.',
  },
  footer: {
    tagline: 'Crypto payments, measured and settled to your own wallet.',
    product: 'Product',
    account: 'Account',
    developers: 'Developers',
  },
} as const

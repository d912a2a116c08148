/** All texts of the landing page. The claims come from section 1 of the specification. */
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
    /** Split into lines, so that the title does not reflow when the brand font loads. */
    title: ['Crypto comes in.', 'It lands in', 'your wallet.'],
    lead: 'A payment gateway for your website. Your customers pay in USDT, and every confirmed payment settles instantly to your own wallet.',
    note: '0% fee for the first 7 days. No KYC.',
  },
  benefits: [
    {
      figure: '0.5%',
      title: 'One simple fee',
      words: 'Charged on successful payments only, with a $1 minimum.',
    },
    {
      figure: '0%',
      title: 'For the first 7 days',
      words: 'No fee on payments in your first week. You keep the full amount.',
    },
    {
      figure: 'No KYC',
      title: 'No paperwork',
      words: 'Sign up with an email address and a password, or with Google.',
    },
    {
      figure: 'Instant',
      title: 'Settlement to your wallet',
      words:
        'Confirmed payments go straight to your wallet. There is no payout schedule to wait for.',
    },
  ],
  services: {
    title: 'From payment to payout',
    lead: 'Accept USDT on your website, receive it in your wallet, convert it to rupees.',
    items: [
      {
        scene: 'website',
        title: 'Accept payments on your website',
        words:
          'Website integration in three steps: create a payment, show its address to your customer, and receive a signed webhook when it is paid.',
      },
      {
        scene: 'wallet',
        title: 'Receive USDT in your own wallet',
        words:
          'Instant settlement to your payout wallet. You can change the wallet in your settings.',
      },
      {
        scene: 'rupee',
        title: 'Convert USDT to rupees',
        words: 'USDT-to-rupee conversion: your customers pay in USDT, and you can spend rupees.',
      },
    ],
  },
  fees: {
    title: 'See what you receive',
    lead: '0.5% of the payment, with a $1 minimum.',
    invitation: 'Enter an amount to calculate the fee.',
    examples: {
      caption: 'Examples, in USDT',
      head: ['Payment', 'Fee', 'You receive'],
      amounts: ['50', '200', '2500', '40000'],
    },
  },
  integration: {
    title: 'Create a payment with one request',
    lead: 'No SDK to install. The API reference shows every call with its headers, request body and response body, and code samples that we test against the gateway.',
    points: [
      'Retry safely with an idempotency key',
      'Exact decimal amounts, to ten decimal places',
      'Signed webhooks, retried if your server is down',
    ],
    link: 'Read the API reference',
    sampleTitle: 'Create a payment',
  },
  card: {
    note: 'Upcoming',
    title: 'A card for paying with crypto',
    words:
      'We are working on a physical crypto payment card that lets you spend your online earnings in shops. It is not available yet.',
  },
  questions: {
    title: 'Frequently asked questions',
    lead: 'Looking for technical details? Read the',
    items: [
      {
        title: 'What does a payment cost?',
        words:
          '0.5% of the amount, with a $1 minimum: a payment of $200 or less costs $1, and one of $1,000 costs $5. Only successful payments are charged.',
      },
      {
        title: 'What is free in the first 7 days?',
        words:
          'The fee. For 7 days after you register it is 0%, whatever the number and size of your payments. After that it is 0.5%. There is nothing to cancel.',
      },
      {
        title: 'When does my money arrive?',
        words:
          'As soon as the network confirms a payment, it is settled to the payout wallet in your settings.',
      },
      {
        title: 'Do I have to pass a KYC check?',
        words:
          'No. Register with an email address and a password and verify the address, or continue with Google. Then enter the name of your business.',
      },
      {
        title: 'How do I accept payments on my website?',
        words:
          'Create an API key and send one request with an amount. The response contains the address that your customer pays to and the time when the payment expires. The API reference has code samples for curl, Node and Python.',
      },
      {
        title: 'How do I know that a payment has arrived?',
        words:
          'Set a webhook URL that accepts POST, and we send it a signed event when a payment succeeds or fails. You can also get a transaction’s status through the API, or look at your dashboard.',
      },
      {
        title: 'Can I convert USDT to rupees?',
        words:
          'Yes. USDT-to-rupee conversion is one of our services, for merchants who are paid in crypto and spend in rupees.',
      },
      {
        title: 'When will the card be available?',
        words: 'The physical card is upcoming and can’t be ordered yet. We have not set a date.',
      },
    ],
  },
  closing: {
    title: 'Start accepting crypto',
    words: 'Your first payment can be minutes away, and there are no fees for the first 7 days.',
  },
  footer: {
    tagline: 'Crypto payments, settled to your own wallet.',
    product: 'Product',
    account: 'Account',
    developers: 'Developers',
    legal: 'Legal',
  },
} as const

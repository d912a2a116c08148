const sluice = require('@sluice/node')

void import('./operate.js')
  .then(({ operate }) => operate(sluice, JSON.parse(process.env.SHOP)))
  .then((result) => console.log(JSON.stringify(result)))

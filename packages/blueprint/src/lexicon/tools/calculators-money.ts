// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions become source of a page
import { calculators } from './calculator-row.ts';

/** Prices, shares and pay. */
export const moneyCalculators = calculators({
  tip: {
    forms: 'tip, tips, gratuity, tip and bill, restaurant tip, tip & split',
    title: 'Tip calculator',
    icon: 'HandCoins',
    in: ['bill: Bill amount $ = 50 [0..]', 'tip: Tip % = 15 [0..]', 'people: Number of people # = 2 [1..]'],
    out: [
      'tipAmount: Tip amount $ = (bill * tip) / 100',
      'total: Total $ = bill + tipAmount',
      '*perPerson: Per person $ = total / people',
    ],
  },
  'split-bill': {
    forms:
      'split bill, bill split, bill splitter, split the bill, bill splitting, bill-splitting, shared bill, cost splitting, cost split',
    title: 'Split the bill',
    icon: 'Split',
    in: ['bill: Bill amount $ = 120 [0..]', 'people: Number of people # = 4 [1..]', 'tip: Tip % = 0 [0..]'],
    out: ['total: Total $ = bill * (1 + tip / 100)', '*perPerson: Per person $ = total / people'],
  },
  percentage: {
    forms: 'percentage, percent, percentages, percentage change',
    title: 'Percentage calculator',
    icon: 'Percent',
    in: ['first: First number = 20', 'second: Second number = 80'],
    out: [
      '*share: First % of second = (first / 100) * second',
      'ofWhole: First as a part of second % = (first / second) * 100',
      'change: Change from first to second % = ((second - first) / Math.abs(first)) * 100',
    ],
  },
  discount: {
    forms: 'discount, sale price, sale discount, price after discount, savings on sale',
    title: 'Discount calculator',
    icon: 'BadgePercent',
    in: ['price: Price $ = 100 [0..]', 'discount: Discount % = 20 [0..100]', 'tax: Sales tax % = 0 [0..]'],
    out: [
      'saving: You save $ = (price * discount) / 100',
      '*finalPrice: Final price $ = (price - saving) * (1 + tax / 100)',
    ],
  },
  vat: {
    forms: 'vat, gst, value added tax, vat and net, net and gross, gross net',
    title: 'VAT calculator',
    icon: 'ReceiptText',
    in: [
      'amount: Amount $ = 100 [0..]',
      'rate: VAT rate % = 20 [0..]',
      'mode: The amount is (net:without VAT|gross:with VAT) = net',
    ],
    out: [
      "net: Net $ = mode === 'net' ? amount : amount / (1 + rate / 100)",
      'vat: VAT $ = (net * rate) / 100',
      '*gross: Gross $ = net + vat',
    ],
  },
  'sales-tax': {
    forms: 'sales tax, tax on price',
    title: 'Sales tax calculator',
    icon: 'ReceiptText',
    in: ['price: Price $ = 100 [0..]', 'rate: Tax rate % = 8 [0..]', 'quantity: Quantity # = 1 [1..]'],
    out: [
      'subtotal: Subtotal $ = price * quantity',
      'tax: Tax $ = (subtotal * rate) / 100',
      '*total: Total $ = subtotal + tax',
    ],
  },
  margin: {
    forms: 'margin, profit margin, gross margin, profit, margins',
    title: 'Profit margin calculator',
    icon: 'TrendingUp',
    in: ['cost: Cost $ = 60 [0..]', 'price: Selling price $ = 100 [0..]', 'units: Units sold # = 1 [0..]'],
    out: [
      'profit: Profit $ = (price - cost) * units',
      '*margin: Margin % = ((price - cost) / price) * 100',
      'markup: Markup % = ((price - cost) / cost) * 100',
    ],
  },
  markup: {
    forms: 'markup, mark-up, selling price, pricing, retail price',
    title: 'Markup calculator',
    icon: 'Tags',
    in: ['cost: Cost $ = 60 [0..]', 'markup: Markup % = 50 [0..]'],
    out: [
      'profit: Profit $ = (cost * markup) / 100',
      '*price: Selling price $ = cost + profit',
      'margin: Margin % = (profit / price) * 100',
    ],
  },
  'break-even': {
    forms: 'break-even, break even, breakeven, break-even point',
    title: 'Break-even calculator',
    icon: 'Scale',
    in: [
      'fixedCosts: Fixed costs $ = 10000 [0..]',
      'price: Price per unit $ = 50 [0..]',
      'variableCost: Variable cost per unit $ = 30 [0..]',
    ],
    out: [
      'contribution: Contribution per unit $ = price - variableCost',
      '*units: Units to break even # = contribution > 0 ? Math.ceil(fixedCosts / contribution) : Number.NaN',
      'revenue: Revenue at break-even $ = units * price',
    ],
  },
  'hourly-salary': {
    forms:
      'hourly to salary, salary, wage, wages, hourly wage, hourly rate to salary, pay, paycheck, annual salary, hourly to annual',
    title: 'Hourly to salary calculator',
    icon: 'Banknote',
    in: [
      'rate: Hourly rate $ = 25 [0..]',
      'hours: Hours per week = 40 [0..168]',
      'weeks: Weeks per year = 52 [0..53]',
    ],
    out: [
      'weekly: Weekly pay $ = rate * hours',
      'monthly: Monthly pay $ = (weekly * weeks) / 12',
      '*yearly: Yearly salary $ = weekly * weeks',
    ],
  },
  'salary-hourly': {
    forms: 'salary to hourly, salary to hourly rate, yearly to hourly, annual to hourly',
    title: 'Salary to hourly calculator',
    icon: 'Banknote',
    in: [
      'salary: Yearly salary $ = 52000 [0..]',
      'hours: Hours per week = 40 [1..168]',
      'weeks: Weeks per year = 52 [1..53]',
    ],
    out: [
      'monthly: Monthly pay $ = salary / 12',
      'weekly: Weekly pay $ = salary / weeks',
      '*hourly: Hourly rate $ = weekly / hours',
    ],
  },
  'freelance-rate': {
    forms: 'freelance rate, freelancer rate, freelance hourly rate, day rate, hourly rate, consulting rate',
    title: 'Freelance rate calculator',
    icon: 'BriefcaseBusiness',
    in: [
      'income: Income wanted per year $ = 60000 [0..]',
      'costs: Business costs per year $ = 8000 [0..]',
      'tax: Tax % = 25 [0..99]',
      'weeksOff: Weeks off per year = 6 [0..51]',
      'hours: Billable hours per week = 28 [1..100]',
    ],
    out: [
      '~billable: Billable hours = (52 - weeksOff) * hours',
      'needed: To be invoiced per year $ = income / (1 - tax / 100) + costs',
      '*hourly: Hourly rate $ = needed / billable',
      'daily: Day rate $ = hourly * 8',
    ],
  },
  overtime: {
    forms: 'overtime, overtime pay, time and a half',
    title: 'Overtime pay calculator',
    icon: 'ClockPlus',
    in: [
      'rate: Hourly rate $ = 20 [0..]',
      'hours: Regular hours = 40 [0..]',
      'overtime: Overtime hours = 6 [0..]',
      'factor: Overtime factor = 1.5 [1..]',
    ],
    out: [
      'regular: Regular pay $ = rate * hours',
      'extra: Overtime pay $ = rate * factor * overtime',
      '*total: Total pay $ = regular + extra',
    ],
  },
  commission: {
    forms: 'commission, sales commission, commissions',
    title: 'Commission calculator',
    icon: 'Handshake',
    in: [
      'sales: Sales $ = 20000 [0..]',
      'rate: Commission rate % = 5 [0..]',
      'base: Base pay $ = 2000 [0..]',
    ],
    out: ['commission: Commission $ = (sales * rate) / 100', '*total: Total pay $ = base + commission'],
  },
  'unit-price': {
    forms: 'unit price, price per unit, price comparison, cheapest, best buy, price per kilo',
    title: 'Unit price calculator',
    icon: 'ShoppingBasket',
    in: [
      'products: Products <name: Product text, price: Price $, amount: Amount> = Small pack, 3, 500; Big pack, 5.5, 1000',
    ],
    out: [
      "*cheapest: Cheapest per unit text = [...products].sort((a, b) => a.price / a.amount - b.price / b.amount)[0]?.name ?? ''",
      'compared: Price per 100 <name: Product text, unit: Per 100 $> = products.map(({ name, price, amount }) => ({ name, unit: (price / amount) * 100 }))',
    ],
  },
  currency: {
    forms: 'currency, exchange rate, foreign exchange, travel money',
    title: 'Currency calculator',
    icon: 'ArrowLeftRight',
    in: ['amount: Amount = 100 [0..]', 'rate: Exchange rate = 1.1 [0..]', 'fee: Fee % = 0 [0..100]'],
    out: ['feeAmount: Fee = (amount * fee) / 100', '*received: You receive = (amount - feeAmount) * rate'],
    note: 'Enter the rate that your bank offers today.',
  },
  budget: {
    forms: '50/30/20, 50 30 20, 50/30/20 budget, budget split, monthly budget, budget rule',
    title: 'Budget calculator',
    icon: 'PiggyBank',
    in: [
      'income: Monthly income $ = 3000 [0..]',
      'needsShare: Needs % = 50 [0..100]',
      'wantsShare: Wants % = 30 [0..100]',
    ],
    out: [
      'needs: For needs $ = (income * needsShare) / 100',
      'wants: For wants $ = (income * wantsShare) / 100',
      '*savings: Left to save $ = income - needs - wants',
    ],
  },
  subscription: {
    forms: 'subscription cost, subscriptions cost, subscription costs, recurring cost',
    title: 'Subscription cost calculator',
    icon: 'Repeat',
    in: [
      'subscriptions: Subscriptions <name: Name text, monthly: Per month $> = Streaming, 12.99; Music, 9.99; Cloud storage, 2.99',
    ],
    out: [
      'monthly: Per month $ = subscriptions.reduce((sum, each) => sum + each.monthly, 0)',
      '*yearly: Per year $ = monthly * 12',
      'fiveYears: In five years $ = yearly * 5',
    ],
  },
});

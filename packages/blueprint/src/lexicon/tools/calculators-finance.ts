// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions become source of a page
import { calculators } from './calculator-row.ts';

const notAdvice = 'An estimate, not financial advice. Your bank’s figures may differ.';
const schedule = (amount: string) =>
  `schedule: Year by year <year: Year, interest: Interest $, paid: Paid off $, left: Still owed $> = Array.from({ length: Math.ceil(months / 12) }, (_, at) => {
    const owedAfter = (n: number) =>
      Math.max(0, monthlyRate === 0 ? ${amount} - payment * n : ${amount} * (1 + monthlyRate) ** n - (payment * ((1 + monthlyRate) ** n - 1)) / monthlyRate);
    const until = Math.min((at + 1) * 12, months);
    const paid = owedAfter(at * 12) - owedAfter(until);
    return { year: at + 1, interest: payment * (until - at * 12) - paid, paid, left: owedAfter(until) };
  })`;

const mortgageInputs = [
  'price: Home price $ = 300000 [0..]',
  'down: Down payment $ = 60000 [0..]',
  'rate: Interest rate %{per year} = 4 [0..100]',
  'years: Years = 30 [1..50]',
];
const mortgageLoan = [
  '~months: Months # = Math.round(years * 12)',
  '~monthlyRate: Monthly rate = rate / 100 / 12',
  'loan: Loan amount $ = Math.max(0, price - down)',
];
const mortgagePayment =
  'monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months)';

/** Borrowing, saving and what is left. */
export const financeCalculators = calculators({
  loan: {
    forms:
      'loan, loans, loan payment, loan repayment, monthly payment, car loan, personal loan, emi, amortization, amortisation, auto loan',
    title: 'Loan calculator',
    icon: 'Landmark',
    in: [
      'amount: Loan amount $ = 20000 [0..]',
      'rate: Interest rate %{per year} = 5 [0..100]',
      'years: Years = 5 [0.5..50]',
    ],
    out: [
      '~months: Months # = Math.round(years * 12)',
      '~monthlyRate: Monthly rate = rate / 100 / 12',
      '*payment: Monthly payment $ = monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)',
      'totalPaid: Total payment $ = payment * months',
      'interest: Total interest $ = totalPaid - amount',
      schedule('amount'),
    ],
    note: notAdvice,
  },
  mortgage: {
    forms: 'mortgage, home loan, house payment, mortgage payment, mortgage repayment',
    title: 'Mortgage calculator',
    icon: 'House',
    in: mortgageInputs,
    out: [
      ...mortgageLoan,
      `*payment: Monthly payment $ = ${mortgagePayment}`,
      'interest: Total interest $ = payment * months - loan',
      schedule('loan'),
    ],
    told: {
      forms: 'tax, taxes, property tax, insurance, home insurance, yearly costs',
      in: [...mortgageInputs, 'yearlyCosts: Tax and insurance per year $ = 0 [0..]'],
      out: [
        ...mortgageLoan,
        `payment: Loan payment per month $ = ${mortgagePayment}`,
        '*monthly: Monthly payment $ = payment + yearlyCosts / 12',
        'interest: Total interest $ = payment * months - loan',
        schedule('loan'),
      ],
    },
    note: notAdvice,
  },
  'compound-interest': {
    forms:
      'compound interest, investment, investment growth, interest, savings growth, savings interest, compound',
    title: 'Compound interest calculator',
    icon: 'ChartLine',
    in: [
      'principal: Starting amount $ = 1000 [0..]',
      'monthly: Added per month $ = 100 [0..]',
      'rate: Interest rate per year % = 5 [-50..100]',
      'years: Years = 10 [0..80]',
      'perYear: Compounded (12:monthly|4:quarterly|1:yearly|365:daily) = 12',
    ],
    out: [
      '~monthlyRate: Monthly rate = (1 + rate / 100 / Number(perYear)) ** (Number(perYear) / 12) - 1',
      '~months: Months = years * 12',
      '~growth: Growth = (1 + monthlyRate) ** months',
      '*value: Final amount $ = principal * growth + (monthlyRate === 0 ? monthly * months : (monthly * (growth - 1)) / monthlyRate)',
      'paidIn: Paid in $ = principal + monthly * months',
      'interest: Interest earned $ = value - paidIn',
    ],
  },
  'simple-interest': {
    forms: 'simple interest',
    title: 'Simple interest calculator',
    icon: 'Percent',
    in: [
      'principal: Principal $ = 1000 [0..]',
      'rate: Interest rate %{per year} = 5 [0..]',
      'years: Years = 3 [0..]',
    ],
    out: [
      'interest: Interest $ = (principal * rate * years) / 100',
      '*total: Total $ = principal + interest',
    ],
  },
  'savings-goal': {
    forms: 'savings goal, saving goal, savings, saving, save up, goal savings',
    title: 'Savings goal calculator',
    icon: 'PiggyBank',
    in: [
      'goal: Goal $ = 10000 [0..]',
      'saved: Already saved $ = 1000 [0..]',
      'months: Months # = 24 [1..]',
      'rate: Interest rate per year % = 0 [0..50]',
    ],
    out: [
      '~monthlyRate: Monthly rate = rate / 100 / 12',
      '~growth: Growth = (1 + monthlyRate) ** months',
      'missing: Still missing $ = Math.max(0, goal - saved)',
      '*perMonth: Save per month $ = Math.max(0, monthlyRate === 0 ? (goal - saved) / months : ((goal - saved * growth) * monthlyRate) / (growth - 1))',
      'perWeek: Save per week $ = (perMonth * 12) / 52',
    ],
  },
  'debt-payoff': {
    forms: 'debt payoff, credit card payoff, debt, credit card, credit card interest, payoff',
    title: 'Debt payoff calculator',
    icon: 'CreditCard',
    in: [
      'balance: Balance $ = 5000 [0..]',
      'rate: Interest rate %{per year} = 18 [0..200]',
      'payment: Monthly payment $ = 200 [0..]',
    ],
    out: [
      '~monthlyRate: Monthly rate = rate / 100 / 12',
      '*months: Months until paid off # = monthlyRate === 0 ? Math.ceil(balance / payment) : Math.ceil(-Math.log(1 - (balance * monthlyRate) / payment) / Math.log(1 + monthlyRate))',
      'interest: Total interest $ = Math.max(0, (monthlyRate === 0 ? balance : (-Math.log(1 - (balance * monthlyRate) / payment) / Math.log(1 + monthlyRate)) * payment) - balance)',
    ],
    note: 'A payment that only covers the interest never pays the debt off.',
  },
  roi: {
    forms: 'roi, return on investment, investment return',
    title: 'ROI calculator',
    icon: 'TrendingUp',
    in: [
      'invested: Amount invested $ = 10000 [0..]',
      'returned: Amount returned $ = 13000 [0..]',
      'years: Years = 3 [0.1..]',
    ],
    out: [
      'gain: Gain $ = returned - invested',
      '*roi: Return on investment % = (gain / invested) * 100',
      'annual: Per year % = ((returned / invested) ** (1 / years) - 1) * 100',
    ],
  },
  retirement: {
    forms: 'retirement, pension, retirement savings, nest egg, fire',
    title: 'Retirement calculator',
    icon: 'Armchair',
    in: [
      'age: Age # = 35 [0..120]',
      'retireAt: Retirement age # = 67 [0..120]',
      'saved: Saved so far $ = 20000 [0..]',
      'monthly: Saved per month $ = 400 [0..]',
      'rate: Return per year % = 5 [-20..30]',
      'withdrawal: Withdrawn per year afterwards % = 4 [0..100]',
    ],
    out: [
      '~months: Months # = Math.max(0, retireAt - age) * 12',
      '~monthlyRate: Monthly rate = rate / 100 / 12',
      '~growth: Growth = (1 + monthlyRate) ** months',
      '*nestEgg: Savings at retirement $ = saved * growth + (monthlyRate === 0 ? monthly * months : (monthly * (growth - 1)) / monthlyRate)',
      'income: Monthly income from it $ = (nestEgg * withdrawal) / 100 / 12',
      'paidIn: Paid in $ = saved + monthly * months',
    ],
    note: notAdvice,
  },
  'income-tax': {
    forms:
      'tax, income tax, tax estimate, tax bracket, tax brackets, take-home pay, take home pay, net salary, net pay',
    title: 'Income tax estimate',
    icon: 'Landmark',
    in: [
      'income: Yearly income $ = 60000 [0..]',
      'deductions: Deductions $ = 0 [0..]',
      'brackets: Tax brackets <from: Income from $, rate: Rate %> = 0, 0; 10000, 10; 40000, 20; 90000, 35',
    ],
    out: [
      'taxable: Taxable income $ = Math.max(0, income - deductions)',
      '~sorted: Brackets text = [...brackets].sort((a, b) => a.from - b.from)',
      'tax: Tax $ = sorted.reduce((sum, { from, rate }, at) => sum + (Math.max(0, Math.min(taxable, sorted[at + 1]?.from ?? taxable) - from) * rate) / 100, 0)',
      '*net: Net income $ = income - tax',
      'netMonthly: Net per month $ = net / 12',
      'effective: Effective rate % = (tax / income) * 100',
    ],
    note: 'The brackets are examples: enter those of your country and year.',
  },
  'rent-or-buy': {
    forms: 'rent vs buy, rent or buy, rent versus buy, buy or rent, buy vs rent',
    title: 'Rent or buy calculator',
    icon: 'KeyRound',
    in: [
      'price: Home price $ = 300000 [0..]',
      'down: Down payment $ = 60000 [0..]',
      'rate: Loan interest % = 4 [0..50]',
      'upkeep: Tax and upkeep per year % = 1.5 [0..50]',
      'growth: Home value growth per year % = 2 [-20..30]',
      'rent: Rent per month $ = 1300 [0..]',
      'rentGrowth: Rent rise per year % = 2 [-20..30]',
      'years: Years you stay # = 10 [1..50]',
    ],
    out: [
      '~monthlyRate: Monthly rate = rate / 100 / 12',
      '~loan: Loan $ = Math.max(0, price - down)',
      '~payment: Payment $ = monthlyRate === 0 ? loan / 360 : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -360)',
      '~months: Months # = Math.min(360, years * 12)',
      '~owed: Owed $ = monthlyRate === 0 ? loan - payment * months : loan * (1 + monthlyRate) ** months - (payment * ((1 + monthlyRate) ** months - 1)) / monthlyRate',
      'homeValue: Home value then $ = price * (1 + growth / 100) ** years',
      'buyCost: Net cost of buying $ = down + payment * months + ((price * upkeep) / 100) * years - (homeValue - owed)',
      'rentCost: Cost of renting $ = rentGrowth === 0 ? rent * 12 * years : (rent * 12 * ((1 + rentGrowth / 100) ** years - 1)) / (rentGrowth / 100)',
      "*verdict: Cheaper text = buyCost < rentCost ? 'Buying' : 'Renting'",
      'difference: Difference $ = Math.abs(buyCost - rentCost)',
    ],
    note: `The loan runs for 30 years. ${notAdvice}`,
  },
  inflation: {
    forms: 'inflation, purchasing power, future value of money',
    title: 'Inflation calculator',
    icon: 'TrendingDown',
    in: [
      'amount: Amount today $ = 1000 [0..]',
      'rate: Inflation per year % = 3 [-20..100]',
      'years: Years = 10 [0..100]',
    ],
    out: [
      '*later: Same goods will cost $ = amount * (1 + rate / 100) ** years',
      'worth: Today’s amount is then worth $ = amount / (1 + rate / 100) ** years',
    ],
  },
  payback: {
    forms: 'payback, payback period, payback time',
    title: 'Payback calculator',
    icon: 'Undo2',
    in: [
      'cost: Cost $ = 5000 [0..]',
      'saving: Saved per year $ = 800 [0..]',
      'upkeep: Upkeep per year $ = 0 [0..]',
    ],
    out: [
      '*years: Paid back after {years} = cost / (saving - upkeep)',
      'tenYears: Gain after ten years $ = (saving - upkeep) * 10 - cost',
    ],
  },
});

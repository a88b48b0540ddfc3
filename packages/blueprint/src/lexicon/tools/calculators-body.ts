// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions become source of a page
import { calculators } from './calculator-row.ts';

const notMedical = 'An estimate for healthy adults, not medical advice.';

/** Health, training and dates. */
export const bodyCalculators = calculators({
  bmi: {
    forms: 'bmi, body mass index, body mass',
    title: 'BMI calculator',
    icon: 'Scale',
    in: ['weight: Weight {kg} = 70 [1..500]', 'height: Height {cm} = 175 [40..260]'],
    out: [
      '*bmi: BMI = weight / (height / 100) ** 2',
      "category: Category text = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : bmi < 30 ? 'Overweight' : 'Obese'",
      'lowest: Normal weight from {kg} = 18.5 * (height / 100) ** 2',
      'highest: Normal weight to {kg} = 24.9 * (height / 100) ** 2',
    ],
    note: notMedical,
  },
  calories: {
    forms:
      'calorie, calories, bmr, tdee, basal metabolic rate, daily calories, calorie needs, metabolism, calorie intake',
    title: 'Calorie calculator',
    icon: 'Flame',
    in: [
      'sex: Sex (female:Female|male:Male) = female',
      'age: Age #{years} = 30 [15..110]',
      'weight: Weight {kg} = 70 [20..400]',
      'height: Height {cm} = 170 [100..250]',
      'activity: Activity (1.2:hardly any|1.375:light, 1 to 3 days a week|1.55:moderate, 3 to 5 days|1.725:hard, 6 to 7 days|1.9:very hard) = 1.375',
    ],
    out: [
      "bmr: At rest #{kcal} = 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)",
      '*daily: To keep your weight #{kcal} = bmr * Number(activity)',
      'lose: To lose 0.5 kg a week #{kcal} = daily - 500',
      'gain: To gain 0.5 kg a week #{kcal} = daily + 500',
    ],
    note: `Uses the Mifflin-St Jeor equation. ${notMedical}`,
  },
  'body-fat': {
    forms: 'body fat, body fat percentage, bodyfat',
    title: 'Body fat calculator',
    icon: 'PersonStanding',
    in: [
      'sex: Sex (female:Female|male:Male) = female',
      'height: Height {cm} = 170 [100..250]',
      'neck: Neck {cm} = 34 [20..80]',
      'waist: Waist {cm} = 76 [40..200]',
      'hip: Hip (women) {cm} = 98 [50..200]',
    ],
    out: [
      "*fat: Body fat % = sex === 'male' ? 495 / (1.0324 - 0.19077 * Math.log10(waist - neck) + 0.15456 * Math.log10(height)) - 450 : 495 / (1.29579 - 0.35004 * Math.log10(waist + hip - neck) + 0.221 * Math.log10(height)) - 450",
    ],
    note: `Uses the US Navy method. ${notMedical}`,
  },
  'ideal-weight': {
    forms: 'ideal weight, healthy weight',
    title: 'Ideal weight calculator',
    icon: 'Scale',
    in: ['sex: Sex (female:Female|male:Male) = female', 'height: Height {cm} = 170 [130..230]'],
    out: [
      "*ideal: Ideal weight {kg} = (sex === 'male' ? 50 : 45.5) + 2.3 * Math.max(0, height / 2.54 - 60)",
      'lowest: Healthy from {kg} = 18.5 * (height / 100) ** 2',
      'highest: Healthy to {kg} = 24.9 * (height / 100) ** 2',
    ],
    note: `Uses the Devine formula. ${notMedical}`,
  },
  pace: {
    forms: 'pace, running pace, race pace, run pace, race time, marathon pace',
    title: 'Running pace calculator',
    icon: 'Footprints',
    in: [
      'distance: Distance {km} = 10 [0.1..]',
      'hours: Hours # = 0 [0..]',
      'minutes: Minutes # = 50 [0..]',
      'seconds: Seconds # = 0 [0..]',
    ],
    out: [
      '~perKm: Seconds per km = (hours * 3600 + minutes * 60 + seconds) / distance',
      "*pace: Pace per km text = `${Math.floor(Math.round(perKm) / 60)}:${String(Math.round(perKm) % 60).padStart(2, '0')}`",
      "perMile: Pace per mile text = `${Math.floor(Math.round(perKm * 1.609344) / 60)}:${String(Math.round(perKm * 1.609344) % 60).padStart(2, '0')}`",
      'speed: Speed {km/h} = 3600 / perKm',
    ],
  },
  'one-rep-max': {
    forms: 'one rep max, one-rep max, 1rm, 1 rep max, one repetition maximum, max lift',
    title: 'One-rep max calculator',
    icon: 'Dumbbell',
    in: ['weight: Weight lifted {kg} = 80 [1..]', 'reps: Repetitions # = 5 [1..20]'],
    out: [
      '*max: One-rep max {kg} = reps === 1 ? weight : weight * (1 + reps / 30)',
      'loads: Training loads <share: Share %, load: Weight {kg}> = [95, 90, 85, 80, 75, 70, 60].map((share) => ({ share, load: (max * share) / 100 }))',
    ],
    note: 'Uses the Epley formula; most accurate below ten repetitions.',
  },
  'heart-rate': {
    forms: 'heart rate, heart rate zone, heart rate zones, target heart rate, training zones',
    title: 'Heart rate zones',
    icon: 'HeartPulse',
    in: ['age: Age #{years} = 35 [5..110]', 'resting: Resting heart rate #{bpm} = 60 [30..120]'],
    out: [
      '*highest: Maximum heart rate #{bpm} = 220 - age',
      "zones: Zones <name: Zone text, from: From {bpm}, to: To {bpm}> = ['Warm-up', 'Fat burning', 'Endurance', 'Threshold', 'Maximum'].map((name, at) => ({ name, from: Math.round(resting + (highest - resting) * (0.5 + at / 10)), to: Math.round(resting + (highest - resting) * (0.6 + at / 10)) }))",
    ],
    note: notMedical,
  },
  water: {
    forms: 'water intake, hydration, daily water, water',
    title: 'Water intake calculator',
    icon: 'GlassWater',
    in: ['weight: Weight {kg} = 70 [20..300]', 'exercise: Exercise per day {min} = 30 [0..600]'],
    out: [
      '*litres: Water per day {l} = (weight * 35 + exercise * 12) / 1000',
      'glasses: Glasses of 250 ml # = Math.ceil(litres / 0.25)',
    ],
    note: notMedical,
  },
  macros: {
    forms: 'macro, macros, macronutrient, macronutrients',
    title: 'Macro calculator',
    icon: 'Salad',
    in: [
      'calories: Calories per day #{kcal} = 2000 [500..10000]',
      'protein: Protein % = 30 [0..100]',
      'carbs: Carbohydrates % = 40 [0..100]',
    ],
    out: [
      '*proteinGrams: Protein #{g} = (calories * protein) / 100 / 4',
      'carbGrams: Carbohydrates #{g} = (calories * carbs) / 100 / 4',
      'fatGrams: Fat #{g} = (calories * (100 - protein - carbs)) / 100 / 9',
    ],
  },
  dosage: {
    forms: 'dosage, dose, dosage by weight, medication dose, medicine dose, drug dosage, medication dosage',
    title: 'Dosage by weight',
    icon: 'Pill',
    in: [
      'weight: Body weight {kg} = 20 [0.1..500]',
      'perKg: Dose per kg {mg/kg} = 10 [0..]',
      'perDay: Doses per day # = 3 [1..24]',
      'strength: Strength {mg/ml} = 20 [0.001..]',
      'most: Highest single dose {mg} = 1000 [0..]',
    ],
    out: [
      '*dose: Single dose {mg} = Math.min(weight * perKg, most)',
      'volume: Single dose {ml} = dose / strength',
      'daily: Dose per day {mg} = dose * perDay',
    ],
    note: 'For checking only: a doctor or pharmacist sets the dose.',
  },
  'due-date': {
    forms: 'due date, pregnancy due date, pregnancy, estimated due date',
    title: 'Due date calculator',
    icon: 'Baby',
    in: ['lastPeriod: First day of last period date = today-60', 'cycle: Cycle length #{days} = 28 [20..45]'],
    out: [
      '*due: Due date date = addDays(lastPeriod, 280 + cycle - 28)',
      '~daysAlong: Days along # = differenceInCalendarDays(new Date(), lastPeriod) - (cycle - 28)',
      'along: Today text = `week ${Math.floor(daysAlong / 7)}, day ${((daysAlong % 7) + 7) % 7}`',
      'second: Second trimester starts date = addDays(lastPeriod, 91 + cycle - 28)',
      'third: Third trimester starts date = addDays(lastPeriod, 189 + cycle - 28)',
    ],
    note: 'Few babies arrive on the day itself; ask your midwife or doctor.',
  },
  age: {
    forms: 'age, birthday, how old',
    title: 'Age calculator',
    icon: 'Cake',
    in: ['born: Date of birth date = 1990-06-15', 'on: On this day date = today'],
    out: [
      '~span: Span text = intervalToDuration({ start: born, end: on })',
      '*age: Age text = `${span.years ?? 0} years, ${span.months ?? 0} months, ${span.days ?? 0} days`',
      'days: Days lived # = differenceInCalendarDays(on, born)',
      'weeks: Weeks lived # = Math.floor(days / 7)',
    ],
  },
  'days-between': {
    forms:
      'days between, days between dates, date difference, days until, date, dates, date duration, day counter',
    title: 'Days between dates',
    icon: 'CalendarRange',
    in: [
      'start: Start date date = today',
      'end: End date date = today+30',
      'includeEnd: Count the last day yes/no = no',
    ],
    out: [
      '*days: Days # = differenceInCalendarDays(end, start) + (includeEnd ? 1 : 0)',
      'weeks: Weeks and days text = `${Math.trunc(days / 7)} weeks, ${days % 7} days`',
      'workdays: Working days (Mon to Fri) # = differenceInBusinessDays(end, start)',
    ],
  },
  'add-days': {
    forms: 'add days, date plus days, deadline, date add',
    title: 'Date plus days',
    icon: 'CalendarPlus',
    in: ['start: Start date date = today', 'days: Days # = 30', 'working: Working days only yes/no = no'],
    out: ['*result: Resulting date date = working ? addBusinessDays(start, days) : addDays(start, days)'],
  },
  'reading-time': {
    forms: 'reading time, read time',
    title: 'Reading time calculator',
    icon: 'BookOpen',
    in: ['words: Words # = 1500 [0..]', 'speed: Words per minute # = 220 [1..]'],
    out: ['*minutes: Minutes = words / speed', 'pages: Pages of 300 words = words / 300'],
  },
});

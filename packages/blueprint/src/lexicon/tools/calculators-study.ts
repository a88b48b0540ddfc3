// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions become source of a page
import { calculators } from './calculator-row.ts';

/** Grades and numbers. */
export const studyCalculators = calculators({
  'grade-average': {
    forms:
      'grade average, grade, grades, weighted average, weighted grade, average grade, course grade, marks',
    title: 'Grade calculator',
    icon: 'GraduationCap',
    in: [
      'grades: Grades <name: Work text, grade: Grade, weight: Weight> = Homework, 85, 20; Midterm, 78, 30; Final, 92, 50',
    ],
    out: [
      '~weights: Weights = grades.reduce((sum, each) => sum + each.weight, 0)',
      '*average: Weighted average = grades.reduce((sum, each) => sum + each.grade * each.weight, 0) / weights',
      'plain: Plain average = grades.reduce((sum, each) => sum + each.grade, 0) / grades.length',
    ],
  },
  gpa: {
    forms: 'gpa, grade point average, cgpa',
    title: 'GPA calculator',
    icon: 'GraduationCap',
    in: [
      'courses: Courses <name: Course text, points: Grade points, credits: Credits> = Maths, 4, 3; History, 3.3, 3; Biology, 3.7, 4',
    ],
    out: [
      'credits: Credits = courses.reduce((sum, each) => sum + each.credits, 0)',
      '*gpa: GPA = courses.reduce((sum, each) => sum + each.points * each.credits, 0) / credits',
    ],
  },
  'final-grade': {
    forms: 'final grade, final exam, grade needed, final grade needed, exam grade, needed grade',
    title: 'Final grade calculator',
    icon: 'Target',
    in: [
      'current: Current grade % = 82 [0..]',
      'wanted: Grade wanted % = 85 [0..]',
      'weight: The final counts % = 40 [1..100]',
    ],
    out: [
      '*needed: Needed in the final % = (wanted - current * (1 - weight / 100)) / (weight / 100)',
      "verdict: That is text = needed > 100 ? 'out of reach' : needed <= 0 ? 'already certain' : 'possible'",
    ],
  },
  'test-score': {
    forms: 'test score, exam score, score percentage, quiz score, test grade',
    title: 'Test score calculator',
    icon: 'ClipboardCheck',
    in: ['correct: Correct answers # = 42 [0..]', 'questions: Questions # = 50 [1..]'],
    out: ['*score: Score % = (correct / questions) * 100', 'wrong: Wrong # = questions - correct'],
  },
  average: {
    forms: 'average, mean, median, statistics, mean median mode, standard deviation',
    title: 'Average calculator',
    icon: 'Sigma',
    in: ['numbers: Numbers <value: Number> = 4; 8; 15; 16; 23; 42'],
    out: [
      '~sorted: Sorted text = numbers.map(({ value }) => value).sort((a, b) => a - b)',
      'sum: Sum = sorted.reduce((total, value) => total + value, 0)',
      '*mean: Average = sum / sorted.length',
      'median: Median = ((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN)) / 2',
      'deviation: Standard deviation = Math.sqrt(sorted.reduce((total, value) => total + (value - mean) ** 2, 0) / sorted.length)',
    ],
  },
  quadratic: {
    forms: 'quadratic, quadratic equation, quadratic formula',
    title: 'Quadratic equation solver',
    icon: 'SquareFunction',
    in: ['a: a = 1', 'b: b = -3', 'c: c = 2'],
    out: [
      'discriminant: Discriminant = b ** 2 - 4 * a * c',
      '*first: First solution = (-b + Math.sqrt(discriminant)) / (2 * a)',
      'second: Second solution = (-b - Math.sqrt(discriminant)) / (2 * a)',
    ],
    note: 'Solves ax² + bx + c = 0; there is no real solution where the discriminant is below zero.',
  },
  triangle: {
    forms: 'pythagoras, pythagorean, right triangle, hypotenuse, triangle',
    title: 'Right triangle calculator',
    icon: 'TriangleRight',
    in: ['a: Side a = 3 [0..]', 'b: Side b = 4 [0..]'],
    out: [
      '*c: Hypotenuse = Math.hypot(a, b)',
      'area: Area = (a * b) / 2',
      'angle: Angle at b {°} = (Math.atan2(a, b) * 180) / Math.PI',
    ],
  },
  sleep: {
    forms: 'sleep, sleep cycle, bedtime',
    title: 'Sleep calculator',
    icon: 'Moon',
    in: [
      'wakeHour: Wake up at (hour) # = 7 [0..23]',
      'wakeMinute: Minutes # = 0 [0..59]',
      'fallAsleep: Minutes to fall asleep # = 15 [0..120]',
    ],
    out: [
      "~at: Clock text = (cycles: number) => {\n    const minutes = (((wakeHour * 60 + wakeMinute - cycles * 90 - fallAsleep) % 1440) + 1440) % 1440;\n    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;\n  }",
      '*best: Go to bed at (7.5 h of sleep) text = at(5)',
      'long: For 9 h of sleep text = at(6)',
      'short: For 6 h of sleep text = at(4)',
    ],
  },
});

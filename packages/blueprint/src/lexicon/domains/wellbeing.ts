import { concepts } from '../concept.ts';

/** What people note down about themselves. */
export const wellbeing = concepts('log', {
  pain_entry: {
    forms:
      'migraine attack, migraine, headache, headache attack, pain entry, flare-up, flare, seizure, attack',
    icon: 'HeartPulse',
    fields: 'start, end, intensity:1-10, location, triggers:tags, medication, relief(none|some|full), notes',
    pools: {
      title: 'After a short night;Weather change;Screen day;Travel;No clear cause',
      location: 'Left temple;Right temple;Behind the eyes;Neck;Forehead',
      triggers: 'Short night;Weather;Screen;Skipped meal;Noise;Red wine',
      medication: 'Ibuprofen 400;Sumatriptan 50;None;Naproxen',
    },
  },
  blood_pressure: {
    forms: 'blood pressure',
    icon: 'HeartPulse',
    fields: 'date and time, systolic:int, diastolic:int, pulse:int, arm(left|right), note',
    pools: {
      systolic: '124;131;118;138;127;122',
      diastolic: '79;84;76;88;81;78',
      pulse: '66;72;61;75;68;64',
    },
  },
  glucose: {
    forms: 'glucose reading, blood sugar, blood glucose, glucose entry, insulin dose',
    icon: 'Droplet',
    fields:
      'date and time, value:number, when(before meal|after meal|bedtime|other), insulin units:number, carbs, note',
    pools: { value: '5.6;7.8;6.1;9.2;5.2;6.9', insulinUnits: '0;4;2;6;0;3', carbs: '0;45;30;60;12;38' },
  },
  cycle_entry: {
    forms: 'cycle entry, menstrual cycle, cycle day, period entry, menstruation entry',
    icon: 'CalendarHeart',
    fields: 'start date, end date, flow(light|medium|heavy), symptoms:tags, mood, notes',
    pools: { symptoms: 'Cramps;Tired;Headache;Cravings;None' },
  },
  meditation: {
    forms: 'meditation, meditation session, mindfulness session, breathing exercise',
    icon: 'Flower2',
    fields: 'title, date, duration, type(breathing|body scan|guided|silent), calm after:rating, note',
    pools: {
      title: 'Ten quiet minutes;Body scan;Evening breathing;Walk without phone;Guided: letting go',
      duration: '10;20;8;30;15',
    },
  },
  gratitude: {
    forms: 'gratitude entry, gratitude note, gratitude, good thing',
    icon: 'Heart',
    kind: 'content',
    fields: 'date, grateful for:text, person:string, mood, photo',
    pools: {
      title:
        'Coffee in the sun;A call from Hana;The train was on time;Soup from the neighbour;Ten minutes of nothing',
      gratefulFor:
        'Coffee in the sun before work.;A call from an old friend.;The rain stopped exactly at six.;Soup from the neighbour.;Ten minutes of nothing.',
    },
  },
  dream: {
    forms: 'dream, dream entry, nightmare',
    icon: 'Moon',
    kind: 'content',
    fields: 'title, date, story:text, mood(happy|strange|scary|calm), lucid:bool, tags',
    pools: {
      title: 'The house with one more room;Flying low;Late for the exam;A talking heron;The long staircase',
      story:
        'Behind the kitchen was a door I had never seen.;Just above the hedges, arms out, no wind.;Nobody else seemed to mind.;It knew my name and wanted the newspaper.;Every floor smelled of another season.',
      tags: 'House;Water;School;Animals;Flying',
    },
  },
  supplement: {
    forms: 'supplement, vitamin, food supplement',
    icon: 'Pill',
    kind: 'resource',
    fields:
      'name, brand, dosage, time of day(morning|noon|evening), pills left:int, refill date, price, notes',
    pools: {
      title: 'Vitamin D3;Magnesium;Omega 3;Iron;Vitamin B12;Zinc',
      dosage: '1000 IU;300 mg;2 capsules;14 mg;500 µg;10 mg',
      pillsLeft: '64;22;90;12;48;30',
      price: '8.9;12.5;19.9;7.5;11;6.9',
    },
  },
  step_entry: {
    forms: 'step entry, step count, daily steps, step log',
    icon: 'Footprints',
    fields: 'date, steps:int, distance in km, goal reached:bool',
    pools: { steps: '8412;10233;6120;12980;9075;4310;11240', distance: '6.1;7.4;4.4;9.3;6.5;3.1;8.1' },
  },
  craving: {
    forms: 'craving, urge, relapse, slip-up, cigarette smoked',
    icon: 'CigaretteOff',
    fields: 'date and time, trigger:string, strength:1-10, gave in:bool, what helped:string, note',
    pools: {
      trigger: 'Coffee;Stress at work;Party;After dinner;Boredom',
      whatHelped: 'A walk;Water;Called Ben;Chewing gum;Waited ten minutes',
    },
  },
  fasting: {
    forms: 'fasting window, fasting period, intermittent fast, fasting session',
    icon: 'Hourglass',
    fields: 'start, end, hours fasted=start~end, goal(14:10|16:8|18:6|24 h), felt(easy|okay|hard), note',
  },
  progress_photo: {
    forms: 'progress photo, body photo, progress picture',
    icon: 'Camera',
    fields: 'date, photo, view(front|side|back), weight in kg, note',
    pools: { weight: '78.4;77.9;77.1;76.5;76.0;75.2' },
  },
});

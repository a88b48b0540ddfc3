import { concepts } from '../concept.ts';

export const health = concepts('transaction', {
  ward: {
    forms: 'ward, hospital ward, nursing station',
    icon: 'Hospital',
    fields: 'name, floor:string, beds:int, free beds:int, head nurse, phone, status(open|full|closed)',
    kind: 'resource',
    pools: {
      title:
        'Cardiology;Maternity;Paediatrics;Intensive care;Orthopaedics;General surgery;Geriatrics;Neurology',
      floor: 'Ground floor;1st floor;2nd floor;3rd floor',
    },
  },
  hospital_bed: {
    forms: 'hospital bed, care bed',
    icon: 'BedSingle',
    fields: 'number:string, >ward, >patient, status(free|occupied|cleaning|closed), isolation:bool, notes',
    kind: 'resource',
    pools: { title: 'A1;A2;A3;B1;B2;B3;C1;C2', notes: 'By the window.;Lift sheet needed.;Monitor attached.' },
  },
  referral: {
    forms: 'referral, patient referral, referral letter',
    icon: 'Forward',
    fields:
      '>patient?, referred by, referred to, reason, urgency(routine|urgent|emergency), referral date, status(sent|accepted|seen|declined), file, notes',
    pools: {
      referredTo: 'Cardiology;Dermatology;Physiotherapy;Eye clinic;Radiology;Orthopaedics',
      reason:
        'Chest pain on exertion;Knee pain for six weeks;Skin lesion;Blurred vision;Back pain;Follow-up scan',
    },
  },
  blood_test: {
    forms: 'blood test, blood sample, lab result, laboratory result, blood result',
    icon: 'TestTube',
    fields:
      'test, >patient?, value:number, unit, reference range, date, status(ordered|pending|ready|reviewed), notes',
    kind: 'log',
    pools: {
      title: 'Haemoglobin;Glucose, fasting;Cholesterol;Ferritin;Vitamin D;TSH;Creatinine;CRP',
      test: 'Haemoglobin;Glucose, fasting;Cholesterol;Ferritin;Vitamin D;TSH;Creatinine;CRP',
      unit: 'mg/dl;mmol/l;ng/ml;g/dl',
      referenceRange: '12 to 16;70 to 99;below 200;30 to 100;0.4 to 4.0',
    },
  },
  surgery: {
    forms: 'surgery, surgical procedure, medical procedure, surgical operation',
    icon: 'Syringe',
    fields:
      'procedure, >patient?, surgeon, >doctor, operating room, date:datetime, duration in minutes, anaesthesia(local|general|none), status(planned|prepared|done|cancelled), notes',
    kind: 'event',
    pools: {
      title: 'Knee arthroscopy;Appendectomy;Cataract, left eye;Hernia repair;Hip replacement;Tonsillectomy',
      procedure:
        'Knee arthroscopy;Appendectomy;Cataract, left eye;Hernia repair;Hip replacement;Tonsillectomy',
      surgeon: 'Dr Amara Okoye;Dr Jonas Becker;Dr Elena Rossi;Dr Ravi Iyer',
      operatingRoom: 'Theatre 1;Theatre 2;Theatre 3;Day surgery',
    },
  },
  therapy_session: {
    forms:
      'therapy session, counselling session, counseling session, physiotherapy session, physio session, treatment session',
    icon: 'HeartHandshake',
    fields:
      'topic, >patient?, >customer, therapist, date:datetime, duration in minutes, status(planned|done|cancelled|missed), progress notes:text, homework:text',
    kind: 'event',
    pools: {
      title:
        'First session;Shoulder mobility;Sleep and worry;Gait training;Breathing;Review of goals;Posture',
      topic:
        'First session;Shoulder mobility;Sleep and worry;Gait training;Breathing;Review of goals;Posture',
      progressNotes:
        'Range of motion better than last time.;Slept five nights out of seven.;Less pain when climbing stairs.;Goals reviewed, two reached.',
      homework:
        'Ten minutes of stretching every morning;Keep the sleep diary;Walk 20 minutes a day;Breathing twice a day',
    },
  },
  care_visit: {
    forms: 'care visit, home visit, home care visit, care call, nursing visit',
    icon: 'HousePlus',
    fields:
      '>care_recipient?, >patient, >caregiver?, date, start:time, end:time, tasks done:tags, status(planned|on the way|done|missed), notes',
    kind: 'event',
    pools: {
      tasksDone: 'Medication;Washing;Breakfast;Wound care;Shopping;Blood pressure',
      notes:
        'In good spirits.;Ate well, drank little.;Please bring new dressings.;Daughter visits on Sunday.',
    },
  },
  care_recipient: {
    forms: 'care recipient, care home resident, nursing home resident, service user',
    icon: 'Accessibility',
    fields:
      'name, date of birth, room, care level(low|medium|high), emergency contact, dietary needs, medical history, photo',
    kind: 'person',
    pools: {
      room: '12;14;15;21;22;27',
      dietaryNeeds: 'Low salt;Soft food;Diabetic;No restrictions;Vegetarian',
      medicalHistory: 'Hip replacement in 2019;Type 2 diabetes;Mild dementia;High blood pressure',
    },
  },
  caregiver: {
    forms: 'caregiver, carer, care worker, home carer, care assistant',
    icon: 'HandHeart',
    fields: 'name, phone, email, qualifications, working days, district:string, status(active|on leave|left)',
    kind: 'person',
    pools: {
      qualifications: 'First aid;Dementia care;Registered nurse;Wound care;Palliative care',
      workingDays: 'Monday;Tuesday;Wednesday;Thursday;Friday;Saturday',
      district: 'North;Old town;Riverside;West villages',
    },
  },
  care_plan: {
    forms: 'care plan, nursing plan',
    icon: 'ClipboardList',
    fields:
      'title, >care_recipient?, >patient, goal:text, measures:lines, start date, review date, status(draft|active|under review|ended)',
    kind: 'content',
    pools: {
      title:
        'Fall prevention;Mobility after hip surgery;Wound care;Nutrition;Pain management;Memory support;Safe transfers;Sleep at night;Speech after a stroke;Diabetes care;Walking every day;Company and talk',
      goal: 'Walk to the dining room alone.;Wound closed in six weeks.;Regain two kilograms.;Sleep through the night.',
      measures:
        'Daily walk;Check skin every morning;Offer drinks every hour;Weigh on Mondays;Change dressing',
    },
  },
  vital_sign: {
    forms:
      'vital sign, blood pressure reading, blood pressure measurement, blood pressure entry, blood sugar reading',
    icon: 'HeartPulse',
    fields: 'date:datetime, >patient, systolic:int, diastolic:int, pulse:int, body temperature:number, notes',
    kind: 'log',
    pools: { notes: 'After breakfast.;Before medication.;At rest.;After a walk.' },
  },
  eye_test: {
    forms: 'eye test, sight test, eye exam, hearing test',
    icon: 'Glasses',
    fields: '>patient?, >customer, date, examiner, left:string, right:string, next due date, result, notes',
    kind: 'event',
    pools: {
      left: '-1.25;-0.50;+0.75;+1.50;-2.00',
      right: '-1.00;-0.75;+0.50;+1.25;-2.25',
      notes: 'Reading glasses recommended.;No change since last year.;Dry eyes.',
    },
  },
  waiting_list_entry: {
    forms: 'waiting list entry, wait list entry, waitlist entry, waiting list place',
    icon: 'Hourglass',
    fields:
      'name, email, phone, >course, >service, wanted:string, since date, priority(normal|high), status(waiting|offered|accepted|withdrawn), notes',
    kind: 'person',
    pools: {
      wanted: 'Tuesday afternoon;Morning place;From September;Any place;Full day',
    },
  },
  blood_donation: {
    forms: 'blood donation, plasma donation',
    icon: 'Droplet',
    fields:
      '>donor?, blood type, date, volume in ml, haemoglobin:number, location, status(registered|donated|deferred)',
    kind: 'log',
    pools: { location: 'Town hall;Red tent, market square;University campus;Blood centre' },
  },
  nurse: {
    forms: 'nurse, midwife, nursing staff member',
    icon: 'Stethoscope',
    fields:
      'name, >ward, phone, email, qualifications, shift(early|late|night), status(on duty|off duty|on leave)',
    kind: 'person',
    pools: { qualifications: 'Intensive care;Paediatrics;Wound care;Anaesthesia;Geriatrics;Midwifery' },
  },
});

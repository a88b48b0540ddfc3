import { defineTexts } from './define-texts.ts';

/** The dialog that imports an app's code. */
export const t = defineTexts('import-app', {
  title: 'Import an app',
  text: 'Bring in an app that was built elsewhere by uploading its code.',
  failed: 'Nothing was imported',
  drop: {
    label: 'Drop area for the zip file',
    text: 'Drop a zip file of the app’s code here, or choose one.',
    textNarrow: 'Choose a zip file of the app’s code.',
    choose: 'Choose a zip file',
    input: 'Zip file of the app’s code',
    scope:
      'This imports pages, components, layout, functions, and the data model with its rules, but no records.',
  },
  progress: {
    label: 'Upload progress',
    uploading: 'Uploading the zip file',
    importing: 'Importing the app',
  },
  done: {
    title: '{name} has been imported',
    stay: 'Stay here',
    open: 'Open the app',
  },
} as const);

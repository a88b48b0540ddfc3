import { defineTexts } from './define-texts.ts';

/** The dialog that imports an app's code. */
export const t = defineTexts('import-app', {
  title: 'Import an app',
  text: 'Bring in an app that was built elsewhere by uploading its code.',
  failed: 'Nothing was imported',
  drop: {
    label: 'Drop area for the zip',
    text: 'Drop a zip of the app’s code here, or choose one.',
    textNarrow: 'Choose a zip of the app’s code.',
    choose: 'Choose a zip',
    input: 'Zip of the app’s code',
    scope:
      'Pages, components, layout, functions, and the data model with its rules are imported. Records aren’t.',
  },
  progress: {
    label: 'Upload progress',
    uploading: 'Uploading the zip',
    importing: 'Importing the app',
  },
  done: {
    title: '{name} has been imported',
    stay: 'Stay here',
    open: 'Open the app',
  },
} as const);

import { defineTexts } from './define-texts.ts';

/** The dialog that imports an app's code. */
export const t = defineTexts('import-app', {
  title: 'Import an app',
  text: 'Upload the code of an app you built elsewhere.',
  failed: 'Nothing was imported',
  drop: {
    label: 'Drop area for the zip file',
    text: 'Drop a zip file of the app’s code here.',
    textNarrow: 'Choose a zip file of the app’s code.',
    choose: 'Choose a zip file',
    input: 'Zip file of the app’s code',
    scope: 'You get its pages, components, layout, functions, fields and rules, but not its data.',
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

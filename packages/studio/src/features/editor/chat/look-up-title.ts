import type { ToolCall } from '@sayso/contracts/chat';

/** What a tool step does, as people say it; a tool that is not known here goes by its name. */
export function lookUpTitle({ name, arguments: given }: Pick<ToolCall, 'name' | 'arguments'>): string {
  const word = (key: string, fallback: string) => {
    const value = given[key];
    return typeof value === 'string' && value !== '' ? value : fallback;
  };
  switch (name) {
    case 'read_file':
      return `Reading ${word('path', 'a file')}`;
    case 'search_code':
      return `Searching the code for "${word('query', '')}"`;
    case 'list_records':
      return `Looking at records of ${word('entity', 'the app')}`;
    case 'aggregate':
      return `Calculating over ${word('entity', 'records')}`;
    case 'get_errors':
      return 'Looking at the errors of the app';
    case 'check_app':
      return 'Checking the app';
    default:
      return name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  }
}

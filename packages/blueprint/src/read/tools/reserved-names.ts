/** Names that a constant of the emitted function may not have. */
export const reserved: ReadonlySet<string> = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield await async arguments eval values calculate number date math object array string boolean infinity nan'.split(
    ' ',
  ),
);

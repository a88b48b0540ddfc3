/** A rough count, good enough to share out a window: code and English come to about four characters a token. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

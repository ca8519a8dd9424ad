/** Whether a cell is set like a figure: at the end of its column. Says nothing of what number it is. */
export const isFigure = (text: string): boolean => /\p{N}/u.test(text) && !/\p{L}/u.test(text);

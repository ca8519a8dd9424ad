export const pageId = {
  description: 'A UUID that the page makes for itself and keeps over reloads; the same page is the same id.',
};

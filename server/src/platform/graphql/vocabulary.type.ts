import { registerEnumType } from '@nestjs/graphql';

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Up or down.',
  valuesMap: {
    ASC: { description: 'From low to high, from A, oldest first.' },
    DESC: { description: 'From high to low, from Z, newest first.' },
  },
});

/** The languages of the product: of what candidates read, of mails, of the interface. */
export const ContentLanguage = { EN: 'en', AR: 'ar' } as const;
export type ContentLanguage = (typeof ContentLanguage)[keyof typeof ContentLanguage];
registerEnumType(ContentLanguage, {
  name: 'ContentLanguage',
  description: 'The language that people read.',
  valuesMap: { AR: { description: 'Arabic.' }, EN: { description: 'English.' } },
});

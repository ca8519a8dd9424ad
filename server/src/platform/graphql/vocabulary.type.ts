import { registerEnumType } from '@nestjs/graphql';

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];
registerEnumType(SortDirection, { name: 'SortDirection' });

/** The languages of the product: of what candidates read, of mails, of the interface. */
export const ContentLanguage = { EN: 'en', AR: 'ar' } as const;
export type ContentLanguage = (typeof ContentLanguage)[keyof typeof ContentLanguage];
registerEnumType(ContentLanguage, { name: 'ContentLanguage', description: 'The language that people read.' });

/** The language of an exam as far as it is known: of the sitting `t`, else of the invitation `i`, else of the assessment `a`. */
export const examLanguage = `coalesce(t.language, i.language, a.language, 'en')`;

/** The title of the attempt's frozen assessment in the language of the sitting; as it was written where it is not said there. */
export const saidTitleOfAttempt = (attempt: string): string => `
  case when ${attempt}.language::text <> ${attempt}.settings ->> 'language'
    then coalesce(nullif(${attempt}.settings #>> '{translation,title}', ''), ${attempt}.settings ->> 'title')
    else ${attempt}.settings ->> 'title' end`;

/** The title of the assessment `a` in this language. */
export const saidTitleIn = (language: string): string => `
  case when ${language} <> a.language then coalesce(nullif(a.translation ->> 'title', ''), a.title) else a.title end`;

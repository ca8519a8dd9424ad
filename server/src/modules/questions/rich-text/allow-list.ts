import type { Attributes, IOptions } from 'sanitize-html';

/** What a formatted text may hold. Everything else loses its tag and keeps its words. */
export const tags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'span',
];

/** Here nothing is worth keeping: neither the tag nor what stands in it. */
const emptied = [
  'script',
  'style',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'title',
  'head',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
];

/** How other editors write the same. */
const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  div: 'p',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};

const blocks = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'table', 'th', 'td']);
const MAX_NESTING = 20;
const MAX_ALT_LENGTH = 300;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const safeAddress = /^(?:https:\/\/|mailto:)[^\s\p{Cc}\p{Cs}"'<>\\]+$/iu;

interface Tag {
  tagName: string;
  attribs: Attributes;
}

/** What these tags are nothing without. A tag that lacks it is taken away, its words stay. */
const needed: Readonly<Record<string, string>> = { a: 'href', img: 'data-file-id', span: 'data-formula' };

/** Every attribute is written anew, so none stays because nobody thought of it. */
function shape(given: string, attribs: Attributes): Tag {
  const tagName = sameAs[given] ?? given;
  if (tagName === 'a') return link(attribs);
  if (tagName === 'img') return image(attribs);
  if (tagName === 'span') return formula(attribs);
  if (tagName === 'pre' || tagName === 'code') return { tagName, attribs: { dir: 'ltr' } };
  return { tagName, attribs: { ...(blocks.has(tagName) && { dir: 'auto' }), ...spans(tagName, attribs) } };
}

function link({ href }: Attributes): Tag {
  const address = href?.trim() ?? '';
  if (!safeAddress.test(address)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href: address, target: '_blank', rel: 'noopener noreferrer' } };
}

/** Without its address: that is given to it anew whenever it is shown. */
function image(attribs: Attributes): Tag {
  const id = attribs['data-file-id'] ?? '';
  if (!uuid.test(id)) return { tagName: 'img', attribs: {} };
  const alt = (attribs.alt ?? '').slice(0, MAX_ALT_LENGTH);
  return {
    tagName: 'img',
    attribs: { 'data-file-id': id.toLowerCase(), alt, ...sized('width', attribs), ...sized('height', attribs) },
  };
}

function formula(attribs: Attributes): Tag {
  const latex = attribs['data-formula']?.trim();
  return { tagName: 'span', attribs: latex ? { 'data-formula': latex, dir: 'ltr' } : {} };
}

function spans(tagName: string, attribs: Attributes): Attributes {
  return tagName === 'td' || tagName === 'th' ? { ...sized('colspan', attribs), ...sized('rowspan', attribs) } : {};
}

/** A whole number of at most four digits. */
function sized(name: string, attribs: Attributes): Attributes {
  const value = attribs[name] ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}

function lacks(tag: string, attribs: Attributes): boolean {
  const attribute = needed[tag];
  return attribute !== undefined && !attribs[attribute];
}

export const allowList: IOptions = {
  allowedTags: tags,
  nonTextTags: emptied,
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'target', 'rel'],
    img: ['data-file-id', 'alt', 'width', 'height'],
    span: ['data-formula'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: { '*': shape },
  exclusiveFilter: ({ tag, attribs }) => (lacks(tag, attribs) ? 'excludeTag' : false),
};

import { durationText, isolateLtr, isolateText, momentText } from '../../../platform/mail';
import type { Language, MailContent, MailFact } from '../../../platform/mail';
import { filledWording } from '../../assessments';
import type { Wording } from '../../assessments';
import type { InvitationFacts, InvitationLinks } from './invitation-facts';
import { invitationWords } from './invitation-words';
import type { InvitationNames, InvitationWords } from './invitation-text';
import { ruleLines } from './rule-lines';

interface About {
  facts: InvitationFacts;
  links: InvitationLinks;
  language: Language;
  /** The assessment's own; what it does not word stays as it is. */
  wording?: Wording | null;
}

/** The mail to an invited candidate: who asks, what it is and when, the link, and what applies to this very exam. */
export function invitationContent(
  kind: 'invitation' | 'reminder',
  { facts, links, language, wording }: About,
): MailContent {
  const words = invitationWords(language);
  const names = namesIn(facts, language);
  const { inviter, supportAddress } = facts;
  const ask = inviter?.email ? words.askInviter(names.inviter) : words.askSupport(isolateLtr(supportAddress));
  return {
    ...(wording ? reworded(wording, names) : opened(kind, words, names)),
    facts: factRows(facts, language),
    action: { label: words.action, url: links.exam },
    sections: [
      { title: words.rules, lines: ruleLines(facts, language) },
      {
        title: words.before.title,
        lines: [words.before.check, words.before.arrangement],
        link: { label: words.before.action, url: links.deviceCheck },
      },
      { title: words.questions, lines: [ask] },
    ],
    note: words.note,
    ownerId: facts.ownerId,
    ...(inviter?.email ? { replyTo: inviter.email } : {}),
  };
}

type Opened = Pick<MailContent, 'subject' | 'heading' | 'paragraphs' | 'closing'>;

const opened = (kind: 'invitation' | 'reminder', words: InvitationWords, names: InvitationNames): Opened => ({
  subject: words[kind].subject(names),
  heading: words.greeting(names),
  paragraphs: [words[kind].opening(names)],
});

/** What is demanded and what is recorded stands below whatever somebody wrote. */
function reworded(wording: Wording, { firstName, title, jobRole, inviter, company }: InvitationNames): Opened {
  // Who belongs to no company stands for it, so that no sentence has a hole.
  const values = { name: firstName, assessment: title, role: jobRole, inviter, company: company || inviter };
  const { subject, before, after } = filledWording(wording, values);
  return { subject, heading: subject, paragraphs: before, closing: after };
}

/** What goes out where nobody has written anything, as somebody would write it. */
export function ownInvitationWording(kind: 'invitation' | 'reminder', language: Language): Wording {
  const words = invitationWords(language);
  const names = {
    firstName: '{name}',
    title: '{assessment}',
    jobRole: '{role}',
    inviter: '{inviter}',
    company: '',
  };
  const text = [words.greeting(names), words[kind].opening(names), '{link}'].join('\n\n');
  return { subject: words[kind].subject(names), text };
}

function namesIn({ firstName, inviter, title, jobRole }: InvitationFacts, language: Language): InvitationNames {
  const own = (text: string) => isolateText(language, text);
  return {
    firstName: own(firstName),
    inviter: inviter ? own(inviter.name) : '',
    company: inviter?.companyName ? own(inviter.companyName) : '',
    title: own(title),
    jobRole: own(jobRole),
  };
}

function factRows(facts: InvitationFacts, language: Language): MailFact[] {
  const { labels, ...words } = invitationWords(language);
  const { opensAt, closesAt, timeZone, extraTimePercent, totalSeconds, baseSeconds } = facts;
  const moment = (iso: string) => momentText(language, iso, timeZone);
  const wholeMinutes = (seconds: number) => durationText(Math.max(60, Math.ceil(seconds / 60) * 60), language);
  return [
    { label: labels.questions, value: words.count(facts.questionCount) },
    { label: labels.time, value: words.upTo(wholeMinutes(totalSeconds)) },
    ...(extraTimePercent > 0
      ? [{ label: labels.extraTime, value: words.extraTime(extraTimePercent, wholeMinutes(baseSeconds)) }]
      : []),
    ...(opensAt ? [{ label: labels.opens, value: moment(opensAt) }] : []),
    ...(closesAt ? [{ label: labels.closes, value: moment(closesAt) }] : []),
    { label: labels.language, value: words.languageNames[facts.language] },
    { label: labels.device, value: words.device(facts) },
  ];
}

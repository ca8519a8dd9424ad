import { durationText, isolateLtr, isolateText, momentText } from '../../../platform/mail';
import type { Language, MailContent, MailFact } from '../../../platform/mail';
import type { InvitationFacts, InvitationLinks } from './invitation-facts';
import { wordsOf } from './invitation-words';
import type { InvitationNames } from './invitation-words';
import { ruleLines } from './rule-lines';

interface About {
  facts: InvitationFacts;
  links: InvitationLinks;
  language: Language;
}

/** The mail to an invited candidate: who asks, what it is and when, the link, and what applies to this very exam. */
export function invitationContent(kind: 'invitation' | 'reminder', { facts, links, language }: About): MailContent {
  const words = wordsOf(language);
  const names = namesIn(facts, language);
  const { inviter, supportAddress } = facts;
  const ask = inviter?.email ? words.askInviter(names.inviter) : words.askSupport(isolateLtr(supportAddress));
  return {
    subject: words[kind].subject(names),
    heading: words.greeting(names),
    paragraphs: [words[kind].opening(names)],
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
    ...(inviter?.email ? { replyTo: inviter.email } : {}),
  };
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
  const { labels, ...words } = wordsOf(language);
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

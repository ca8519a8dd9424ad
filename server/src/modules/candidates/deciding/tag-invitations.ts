import { Injectable } from '@nestjs/common';
import { auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import { InvalidInput } from '../../../platform/errors';
import { cleanText } from '../../../platform/text';
import { ChangeInvitations } from '../invitation-life/change-invitations';
import type { ChangedInvitations } from '../invitation-life/change-invitations';
import type { TagInvitationsInput } from './deciding.inputs';

const INVITATION_TAG = auditAction('invitation.tag');
const MAX_LENGTH = 30;
const MOST = 20;

/** Adds words of one's own to people and takes them off. */
@Injectable()
export class TagInvitations {
  constructor(private readonly invitations: ChangeInvitations) {}

  /** @throws InvalidInput for one that is empty or longer than 30 characters, or a twenty-first. */
  async execute(staff: Staff, input: TagInvitationsInput): Promise<ChangedInvitations> {
    const [added, removed] = [tagsFrom(input.add, 'add'), tagsFrom(input.remove, 'remove')];
    const after = (tags: readonly string[]) => [
      ...new Set([...tags.filter((tag) => !removed.includes(tag)), ...added]),
    ];
    return this.invitations.execute(staff, input.invitationIds, {
      action: INVITATION_TAG,
      mayApply: ({ tags }) => after(tags).join('\n') !== tags.join('\n'),
      check: (_, chosen) => {
        if (chosen.some(({ tags }) => after(tags).length > MOST))
          throw InvalidInput.at('add', 'max-items', { max: MOST });
        return Promise.resolve();
      },
      apply: (invitation) => void (invitation.tags = after(invitation.tags)),
      label: (email) => [email, ...added.map((tag) => `+${tag}`), ...removed.map((tag) => `-${tag}`)].join(' '),
    });
  }
}

function tagsFrom(typed: readonly string[], path: string): string[] {
  return typed.map((text, index) => {
    const tag = cleanText(text);
    if (tag === '') throw InvalidInput.at(`${path}.${index}`, 'required');
    if (tag.length > MAX_LENGTH) throw InvalidInput.at(`${path}.${index}`, 'max-length', { max: MAX_LENGTH });
    return tag;
  });
}

import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ViewerType } from '../../identity';
import {
  DeleteReplyInput,
  MailCandidatesInput,
  MailCandidatesPayload,
  PreviewedLetterNode,
  SavedReplyNode,
  SaveReplyInput,
  SaveReplyPayload,
} from './letters.type';
import { cleanLetters, MailCandidates } from './mail-candidates';
import type { SavedReply } from './saved-reply.entity';
import { SavedReplies } from './saved-replies.service';

/** What letters add to whoever is signed in. */
@Resolver(() => ViewerType)
export class ViewerRepliesResolver {
  constructor(private readonly replies: SavedReplies) {}

  @ResolveField(() => [SavedReplyNode], { description: "The viewer's own letters, by name: at most 100." })
  async savedReplies(@Parent() { id }: ViewerType): Promise<SavedReplyNode[]> {
    return (await this.replies.of(id)).map(toSavedReplyNode);
  }
}

@Resolver()
export class LettersResolver {
  constructor(
    private readonly mail: MailCandidates,
    private readonly replies: SavedReplies,
  ) {}

  @Mutation(() => MailCandidatesPayload, {
    description: 'Writes to each in the language of their exam, or to nobody. Stands in the audit log.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  async mailCandidates(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { invitationIds, letters }: MailCandidatesInput,
  ): Promise<MailCandidatesPayload> {
    const wish = { invitationIds, letters: cleanLetters(letters) };
    return { mailedCount: await this.mail.execute({ viewer, origin }, wish) };
  }

  @MutationReturning('letters', () => [PreviewedLetterNode], {
    description: 'What `mailCandidates` would send with the same input, in its order. Sends nothing.',
  })
  @StaffOnly()
  @KeyScope('READ')
  previewLetters(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { invitationIds, letters }: MailCandidatesInput,
  ): Promise<PreviewedLetterNode[]> {
    return this.mail.preview(viewer, invitationIds, cleanLetters(letters));
  }

  @Mutation(() => SaveReplyPayload, {
    description: 'Keeps a letter under a name. TOO_MANY_SAVED_REPLIES from 100 on.',
  })
  @StaffOnly()
  @NoKeys()
  async saveReply(
    @CurrentViewer() { userId }: Viewer,
    @Args('input') { name, letters }: SaveReplyInput,
  ): Promise<SaveReplyPayload> {
    const { saved, replaced } = await this.replies.save(userId, name, cleanLetters(letters));
    return { savedReply: toSavedReplyNode(saved), replaced: replaced && toSavedReplyNode(replaced) };
  }

  @MutationReturning('savedReplyId', () => ID, { description: "Forgets a letter of the viewer's own." })
  @StaffOnly()
  @NoKeys()
  async deleteReply(@CurrentViewer() { userId }: Viewer, @Args('input') { id }: DeleteReplyInput): Promise<string> {
    await this.replies.delete(userId, id);
    return id;
  }
}

function toSavedReplyNode({ id, name, subjectEn, textEn, subjectAr, textAr }: SavedReply): SavedReplyNode {
  return { id, name, en: { subject: subjectEn, text: textEn }, ar: { subject: subjectAr, text: textAr } };
}

import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { AssessmentNode, MailWordings } from '../../assessments';
import { ExampleMail } from './example-mail';
import { MailWordingNode, PreviewedMailNode, WhichMailInput, WordMailInput } from './mail-wording.type';
import { SendTestMail } from './send-test-mail';
import { ownWording, toWordingNode, wordingsOf } from './wordings-of';

/** Mails to candidates in words of an assessment's own. */
@Resolver(() => AssessmentNode)
export class MailWordingsResolver {
  constructor(
    private readonly wordings: MailWordings,
    private readonly example: ExampleMail,
    private readonly test: SendTestMail,
  ) {}

  @ResolveField(() => [MailWordingNode], { description: 'Every mail in both languages, in words as they go out now.' })
  async mailWordings(@Parent() { id }: AssessmentNode): Promise<MailWordingNode[]> {
    return wordingsOf(await this.wordings.all(id));
  }

  @MutationReturning('wording', () => MailWordingNode, {
    description: 'Words a mail anew. Refused with the line that is wrong: an unknown placeholder, or the link missing.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async rewordMail(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { subject, text, expected, ...which }: WordMailInput,
  ): Promise<MailWordingNode> {
    const otherwise = ownWording(which.kind, which.language);
    await this.wordings.change({ viewer, origin }, which, { wording: { subject, text }, expected, otherwise });
    return toWordingNode(which, await this.wordings.of(which));
  }

  @MutationReturning('wording', () => MailWordingNode, { description: 'Takes the own words of a mail back.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async resetMailWording(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { expected, ...which }: WhichMailInput,
  ): Promise<MailWordingNode> {
    const otherwise = ownWording(which.kind, which.language);
    await this.wordings.change({ viewer, origin }, which, { wording: null, expected, otherwise });
    return toWordingNode(which, null);
  }

  @MutationReturning('mail', () => PreviewedMailNode, {
    description: 'What a candidate would get with these words, the viewer in their place. Keeps and sends nothing.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  previewMail(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { subject, text, ...which }: WordMailInput,
  ): Promise<PreviewedMailNode> {
    return this.example.rendered(viewer, which, { subject, text });
  }

  @MutationReturning('sentTo', () => String, { description: "The same as an email to the viewer's own address." })
  @StaffOnly()
  @NoKeys()
  sendTestMail(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { subject, text, ...which }: WordMailInput,
  ): Promise<string> {
    return this.test.execute(viewer, which, { subject, text });
  }
}

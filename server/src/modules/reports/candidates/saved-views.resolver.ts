import { Args, Mutation, Query, Resolver, ID } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { DeleteViewInput, SaveViewInput } from './saved-view.inputs';
import { SavedViewNode, SaveViewPayload } from './saved-view.type';
import { SavedViews } from './saved-views.service';

@Resolver(() => SavedViewNode)
export class SavedViewsResolver {
  constructor(private readonly views: SavedViews) {}

  @Query(() => [SavedViewNode], { description: "The viewer's own views of one list, by name." })
  @StaffOnly()
  @NoKeys()
  savedViews(@CurrentViewer() viewer: Viewer, @Args('screen') screen: string): Promise<SavedViewNode[]> {
    return this.views.list(viewer, screen);
  }

  @Mutation(() => SaveViewPayload, { description: 'Keeps a filter under a name.' })
  @StaffOnly()
  @NoKeys()
  async saveView(@CurrentViewer() viewer: Viewer, @Args('input') input: SaveViewInput): Promise<SaveViewPayload> {
    const { saved, replaced } = await this.views.save(viewer, input);
    return { savedView: saved, replaced };
  }

  @MutationReturning('savedViewId', () => ID, { description: 'Forgets a saved filter.' })
  @StaffOnly()
  @NoKeys()
  async deleteView(@CurrentViewer() viewer: Viewer, @Args('input') { id }: DeleteViewInput): Promise<string> {
    await this.views.delete(viewer, id);
    return id;
  }
}

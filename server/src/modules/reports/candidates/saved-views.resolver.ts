import { Args, Query, Resolver, ID } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { DeleteViewInput, SaveViewInput } from './saved-view.inputs';
import { SavedViewNode } from './saved-view.type';
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

  @MutationReturning('savedView', () => SavedViewNode, { description: 'Keeps a filter under a name.' })
  @StaffOnly()
  @NoKeys()
  saveView(@CurrentViewer() viewer: Viewer, @Args('input') input: SaveViewInput): Promise<SavedViewNode> {
    return this.views.save(viewer, input);
  }

  @MutationReturning('savedViewId', () => ID, { description: 'Forgets a saved filter.' })
  @StaffOnly()
  @NoKeys()
  async deleteView(@CurrentViewer() viewer: Viewer, @Args('input') { id }: DeleteViewInput): Promise<string> {
    await this.views.delete(viewer, id);
    return id;
  }
}

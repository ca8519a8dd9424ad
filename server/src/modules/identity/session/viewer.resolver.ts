import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { ReadViewer } from './read-viewer';
import { ViewerType } from '../user';

@Resolver(() => ViewerType)
export class ViewerResolver {
  constructor(private readonly readViewer: ReadViewer) {}

  @Query(() => ViewerType, { nullable: true, description: 'Null when nobody is signed in.' })
  @Public()
  viewer(@CurrentViewer() viewer: Viewer | null): Promise<ViewerType> | null {
    return viewer && this.readViewer.execute(viewer.userId, viewer.apiKey ? null : viewer.sessionId);
  }
}

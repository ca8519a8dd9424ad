import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { InvalidInput } from '../../../platform/errors';
import { MutationReturning } from '../../../platform/graphql';
import { accentOf, isHexColour } from './accent.policy';
import { UpdateBrandInput } from './brand.inputs';
import { AccentNode, BrandSettingsNode } from './brand.type';
import { ChangeBrand } from './change-brand';

@Resolver()
export class BrandsResolver {
  constructor(private readonly change: ChangeBrand) {}

  @Query(() => BrandSettingsNode, { description: "The installation's, or that of an HR's company." })
  @StaffOnly()
  @NoKeys()
  brandSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('hrId', { type: () => ID, nullable: true }) hrId: string | null | undefined,
  ): Promise<BrandSettingsNode> {
    return this.change.settings(viewer, hrId ?? null);
  }

  @Query(() => AccentNode, { description: 'What a colour would become in both themes. Changes nothing.' })
  @StaffOnly()
  @NoKeys()
  accent(@Args('colour', { type: () => String }) colour: string): AccentNode {
    const hex = colour.trim().toLowerCase();
    if (!isHexColour(hex)) throw InvalidInput.at('colour', 'color');
    return accentOf(hex);
  }

  @MutationReturning('brand', () => BrandSettingsNode, {
    description: 'Name, logo, colour, support address and imprint, all at once.',
  })
  @StaffOnly()
  @NoKeys()
  updateBrand(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: UpdateBrandInput,
  ): Promise<BrandSettingsNode> {
    return this.change.execute(viewer, origin, input);
  }
}

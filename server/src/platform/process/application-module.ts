import type { DynamicModule } from '@nestjs/common';
import type { AppConfig } from '../config';

/** Makes the whole application out of its configuration; the platform does not know what is in it. */
export type ApplicationModule = (config: AppConfig) => DynamicModule;

import { Module } from '@nestjs/common';
import { SettingsResolver } from './settings.resolver';
import { Settings } from './settings.service';

@Module({
  providers: [Settings, SettingsResolver],
  exports: [Settings],
})
export class SettingsModule {}

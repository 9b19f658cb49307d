import type { Provider } from '../provider';
import { brave } from './brave';
import { exa } from './exa';
import { searxng } from './searxng';
import { tavily } from './tavily';

export const providers = { tavily, brave, exa, searxng } satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;

import { twelveSlides } from '../twelve-slides';
import { tellingCpuMs } from './tell';

process.stdout.write(String(tellingCpuMs(twelveSlides)));

// A process for each part, because the verbs that are called here keep the environment they meet first.
import { measureLoad } from './load/measure-load';
import { measureFairness } from './measure-fairness';
import { measureService } from './measure-service';
import { measureThroughput } from './throughput/measure-throughput';

const measures = {
  service: measureService,
  fairness: measureFairness,
  throughput: measureThroughput,
  load: measureLoad,
};

const [part, root = ''] = process.argv.slice(2);
process.send?.(await measures[part as keyof typeof measures](root));
process.disconnect();

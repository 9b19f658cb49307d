import { z } from 'zod';

const text = z.string().trim().min(1);

export const chartTypes = [
  'column',
  'stacked_column',
  'bar',
  'stacked_bar',
  'line',
  'area',
  'stacked_area',
  'pie',
  'doughnut',
  'scatter',
  'combination',
] as const;

const chartSeriesSchema = z.object({
  name: text,
  values: z.array(z.number().nullable()),
  /** Of a combination: how the series is drawn; columns when absent. */
  as: z.enum(['column', 'line']).optional(),
  /** Of a combination: the axis that the series is read on. The secondary one stands opposite and has a scale of its own. */
  axis: z.enum(['primary', 'secondary']).optional(),
  /** The series' own number format, where it differs from the chart's. */
  numberFormat: text.optional(),
});

/** What the numbers are to reach, drawn as a line with its name. */
const targetSchema = z.object({
  /** In the unit and scale of the series. */
  value: z.number().optional(),
  /** One a category, where it differs between them. */
  values: z.array(z.number().nullable()).optional(),
  /** What it is called; "Target" in the deck's language when absent. */
  label: text.optional(),
});

/** What happened at a category, which explains the numbers from there on. */
const eventSchema = z.object({
  /** Name of the category. */
  at: text,
  /** A few words. */
  label: text,
});

/** How much a series grew from one category to another, computed from its numbers. */
const growthSchema = z.object({
  /** Name of the series; the only one or the first when absent, and all together in a stack. */
  series: text.optional(),
  /** Names of categories. */
  from: text,
  to: text,
  /** Whether it says the average growth a year; the categories must be years then. */
  yearly: z.boolean().optional(),
});

export const chartDataSchema = z
  .object({
    type: z.enum(chartTypes),
    /** One a point of each series; in a scatter chart the names of the points, or none. */
    categories: z.array(z.string()).default([]),
    /** Of a scatter chart: where its points stand from left to right, shared by all series. */
    xValues: z.array(z.number().nullable()).optional(),
    /** Of a scatter chart: what `xValues` measure. */
    xName: text.optional(),
    /** Number format of `xValues`. */
    xNumberFormat: text.optional(),
    series: z.array(chartSeriesSchema).min(1),
    /** An Excel number format (ECMA-376 part 1, 18.8.31) such as `#,##0` or `0.0%`. */
    numberFormat: text.default('General'),
    /** What the numbers count, such as "USD thousands". */
    unit: text.optional(),
    /** What the numbers of the secondary axis count. */
    secondaryUnit: text.optional(),
    /** Name of the series or the category that the title speaks of; all others stand back. */
    emphasis: text.optional(),
    /**
     * The order of bars and of sectors: `auto` when absent, from the largest down where the categories have no order of
     * their own; `given` keeps them as they stand here.
     */
    sort: z.enum(['auto', 'given']).optional(),
    target: targetSchema.optional(),
    events: z.array(eventSchema).optional(),
    growth: growthSchema.optional(),
  })
  .refine((chart) => chart.type === 'scatter' || chart.categories.length > 0, {
    path: ['categories'],
    error: 'Only a scatter chart may go without categories.',
  });

export type ChartData = z.infer<typeof chartDataSchema>;
export type ChartDataInput = z.input<typeof chartDataSchema>;
export type ChartSeries = ChartData['series'][number];
export type ChartType = (typeof chartTypes)[number];

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

/** ECMA-376 part 1, 18.8.31. */
const numberFormat = text.describe(
  'An Excel number format such as #,##0 or 0.0%; percentages are fractions then, 0.41 for 41 %',
);

const chartSeriesSchema = z.object({
  name: text.describe('What the numbers are'),
  values: z.array(z.number().nullable()).describe('One a category, in their order; null for a gap'),
  as: z.enum(['column', 'line']).describe('How the series is drawn in a combination').optional(),
  axis: z
    .enum(['primary', 'secondary'])
    .describe('Which axis a series of a combination is read on; the secondary one stands opposite')
    .optional(),
  numberFormat: numberFormat.describe('Number format of this series, where it differs from the chart’s').optional(),
});

const targetSchema = z.object({
  value: z.number().describe('In the unit and scale of the series').optional(),
  values: z.array(z.number().nullable()).describe('One a category, where it differs between them').optional(),
  label: text.describe('What it is called; "Target" in the deck’s language when absent').optional(),
});

const eventSchema = z.object({
  at: text.describe('Name of the category'),
  label: text.describe('What happened, in a few words'),
});

const growthSchema = z.object({
  series: text
    .describe('Name of the series; the only one or the first when absent, and all together in a stack')
    .optional(),
  from: text.describe('Name of the category where it begins'),
  to: text.describe('Name of the category where it ends'),
  yearly: z.boolean().describe('Whether it says the average growth a year; the categories must be years').optional(),
});

export const chartDataSchema = z
  .object({
    type: z
      .enum(chartTypes)
      .describe(
        'line or column over time, bar for rankings, pie or doughnut for 2 to 5 shares of one whole, combination for amounts as columns with a rate as line, scatter for two measurements of the same items',
      ),
    categories: z
      .array(z.string())
      .describe('One a point of each series; in a scatter chart the names of its points, or none')
      .default([]),
    xValues: z
      .array(z.number().nullable())
      .describe('Of a scatter chart: where its points stand from left to right, shared by all series')
      .optional(),
    xName: text.describe('Of a scatter chart: what xValues measure').optional(),
    xNumberFormat: text.describe('Number format of xValues').optional(),
    series: z.array(chartSeriesSchema).min(1).describe('Rows of numbers that are drawn together'),
    numberFormat: numberFormat.default('General'),
    unit: text.describe('What the numbers count, such as "USD thousands"').optional(),
    secondaryUnit: text.describe('What the numbers of the secondary axis count').optional(),
    emphasis: text
      .describe('Name of the one series or category that the title speaks of; all others stand back')
      .optional(),
    sort: z
      .enum(['auto', 'given'])
      .describe('Order of bars and sectors: auto, from the largest down where there is no order; given, as they stand')
      .optional(),
    target: targetSchema.describe('What the numbers are to reach, drawn as a line').optional(),
    events: z
      .array(eventSchema)
      .describe('What happened at a category and explains the numbers from there on')
      .optional(),
    growth: growthSchema.describe('Growth from one category to another, computed from the numbers').optional(),
  })
  .refine((chart) => chart.type === 'scatter' || chart.categories.length > 0, {
    path: ['categories'],
    error: 'Only a scatter chart may go without categories.',
  });

export type ChartData = z.infer<typeof chartDataSchema>;
export type ChartDataInput = z.input<typeof chartDataSchema>;
export type ChartSeries = ChartData['series'][number];
export type ChartType = (typeof chartTypes)[number];

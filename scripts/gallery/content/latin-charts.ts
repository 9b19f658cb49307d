import type { GalleryContent } from './contents';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const quarters = ['Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026'];

/** One chart of every type. */
export const latinCharts: GalleryContent['slides']['chart'] = [
  {
    kind: 'chart',
    title: 'Growth came from the north and from online',
    eyebrow: 'Results',
    source: 'Source: sales ledger',
    chart: {
      type: 'column',
      categories: ['North', 'South', 'East', 'West', 'Online'],
      series: [{ name: 'Revenue', values: [5.2, 3.1, 2.8, 3.4, 3.9] }],
      unit: 'USD millions',
      numberFormat: '0.0',
      emphasis: 'North',
    },
    takeaway: 'The north alone added $1.1M, more than the other three regions together.',
  },
  {
    kind: 'chart',
    title: 'Returns cost more each quarter',
    chart: {
      type: 'stacked_column',
      categories: quarters,
      series: [
        { name: 'Freight', values: [120, 132, 141, 158] },
        { name: 'Inspection', values: [80, 96, 118, 149] },
        { name: 'Write-offs', values: [44, 41, 52, 57] },
      ],
      unit: 'USD thousands',
      numberFormat: '#,##0',
    },
    takeaway: 'Inspection by hand has nearly doubled within a year.',
  },
  {
    kind: 'chart',
    title: 'The packing line saves the most hours',
    chart: {
      type: 'bar',
      categories: ['Packing line', 'Two carriers', 'Label printers', 'Dock booking', 'Night shift'],
      series: [{ name: 'Hours saved a month', values: [640, 410, 235, 190, 85] }],
      numberFormat: '#,##0',
      emphasis: 'Packing line',
    },
  },
  {
    kind: 'chart',
    title: 'Every site ships more express parcels',
    chart: {
      type: 'stacked_bar',
      categories: ['Malmö', 'Kiel', 'Leipzig', 'Graz'],
      series: [
        { name: 'Standard', values: [62, 54, 48, 31] },
        { name: 'Express', values: [28, 33, 19, 12] },
      ],
      unit: 'thousand parcels',
      numberFormat: '0',
    },
  },
  {
    kind: 'chart',
    title: 'Online overtook the south in July',
    chart: {
      type: 'line',
      categories: months,
      series: [
        { name: 'Online', values: [210, 235, 250, 280, 320, 360, 410, 440, 470] },
        { name: 'South', values: [390, 385, 380, 388, 372, 369, 365, 360, 351] },
      ],
      unit: 'USD thousands',
      numberFormat: '#,##0',
    },
    takeaway: 'Online has more than doubled since January.',
  },
  {
    kind: 'chart',
    title: 'Stock follows demand again',
    chart: {
      type: 'area',
      categories: months,
      series: [{ name: 'Pallets in stock', values: [4100, 4300, 4250, 3900, 3600, 3300, 3150, 3000, 2900] }],
      numberFormat: '#,##0',
    },
  },
  {
    kind: 'chart',
    title: 'Road freight carries six of ten parcels',
    chart: {
      type: 'pie',
      categories: ['Road', 'Rail', 'Sea', 'Air'],
      series: [{ name: 'Share', values: [0.61, 0.22, 0.12, 0.05] }],
      numberFormat: '0%',
    },
  },
  {
    kind: 'chart',
    title: 'Every third order is a repeat order',
    chart: {
      type: 'column',
      categories: ['Repeat orders'],
      series: [{ name: 'Share', values: [0.34] }],
      numberFormat: '0%',
    },
  },
  {
    kind: 'chart',
    title: 'Half of the revenue comes from twelve customers',
    chart: {
      type: 'doughnut',
      categories: ['Top 12', 'Next 50', 'All others'],
      series: [{ name: 'Share', values: [0.5, 0.31, 0.19] }],
      numberFormat: '0%',
    },
    takeaway: 'Losing one of the twelve costs as much as losing sixty of the others.',
  },
  {
    kind: 'chart',
    title: 'Online carries more of the revenue each year',
    chart: {
      type: 'stacked_area',
      categories: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
      series: [
        { name: 'Catalogue', values: [9.2, 8.7, 8.1, 7.4, 6.6, 5.9, 5.1] },
        { name: 'Field sales', values: [3.1, 3.3, 3.6, 3.8, 4, 4.1, 4.2] },
        { name: 'Online', values: [0.8, 1.6, 2.7, 4.1, 5.6, 7.2, 9.1] },
      ],
      unit: 'USD millions',
      numberFormat: '0.0',
    },
  },
  {
    kind: 'chart',
    title: 'Customers who wait longer order less often',
    source: 'Source: order system and survey',
    chart: {
      type: 'scatter',
      categories: ['Oslo', 'Bergen', 'Malmö', 'Aarhus', 'Turku', 'Tampere', 'Gdańsk', 'Leipzig', 'Tartu'],
      xValues: [1.8, 2.1, 2.4, 2.9, 3.3, 3.6, 4.2, 4.8, 5.5],
      xName: 'Median delivery time in days',
      xNumberFormat: '0.0',
      series: [{ name: 'Orders per customer', values: [6.1, 5.8, 6, 5.1, 4.9, 4.2, 4.4, 3.5, 2.9] }],
      unit: 'a year',
      numberFormat: '0.0',
    },
  },
  {
    kind: 'chart',
    title: 'Orders grew while fewer of them came back',
    source: 'Source: order system',
    chart: {
      type: 'combination',
      categories: months,
      series: [
        { name: 'Orders', values: [8200, 8450, 9100, 9380, 9900, 10400, 11150, 11020, 11800] },
        {
          name: 'Return rate',
          values: [0.081, 0.079, 0.08, 0.074, 0.071, 0.069, 0.064, 0.066, 0.061],
          as: 'line',
          axis: 'secondary',
          numberFormat: '0.0%',
        },
      ],
      unit: 'Orders a month',
      secondaryUnit: 'Share of orders',
      numberFormat: '#,##0',
    },
  },
];

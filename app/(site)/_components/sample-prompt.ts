/** What the slides on the front door were made from, in the template Meridian and without a language model. */
export const samplePrompt = `# Electric ferries for Northwind Harbour

Make a 6-slide deck for the city council.
Author: Harbour Transport Office

## Where we stand
- 40,100 passengers a day, up 9% on last year
- 98.2% of departures on time
- 6.4 million euros spent on diesel in 2025
- 12 ferries on 3 lines

## Passengers grow every year
| Year | Passengers (millions) |
| --- | --- |
| 2021 | 7.9 |
| 2022 | 10.2 |
| 2023 | 11.8 |
| 2024 | 13.4 |
| 2025 | 14.6 |

## Diesel or battery
| | Diesel refit | Battery ferries |
| --- | --- | --- |
| Investment | €38 million | €64 million |
| Energy a year | €6.4 million | €2.1 million |
| CO2 a year | 17,800 t | 900 t |
| Noise at the quay | 82 dB | 61 dB |

We recommend battery ferries.

## From decision to the last diesel ferry
1. March 2026: Council decides
2. September 2026: Order of the first four ferries
3. June 2027: Charging piers at Old Port and Lighthouse
4. April 2028: First electric line
5. October 2030: Last diesel ferry leaves service

## What we ask of you
| Action | Owner | Due |
| --- | --- | --- |
| Approve 64 million euros over five years | Finance Committee | 15 March |
| Reserve the quay at Old Port for charging | Port Authority | 30 April |
| Name a council member for the steering group | Mayor | 30 April |
`;

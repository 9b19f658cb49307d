/** A prompt whose content needs twelve slides: figures, tables, dates, steps, lists and prose. */
export const twelveSlides = `Make a 12-slide operating review for Alder Freight, first half of 2026. Audience: management team.

# Highlights
- Revenue $42.6M, up 12% on the first half of 2025
- Operating margin 8.4% (target 8%)
- On-time delivery 96.1%
- Driver turnover 14%, down from 19%

# Revenue by month (USD thousands)
| Month | Road | Rail | Air |
|---|---|---|---|
| January | 4,100 | 1,900 | 620 |
| February | 4,250 | 1,950 | 590 |
| March | 4,600 | 2,080 | 640 |
| April | 4,720 | 2,110 | 655 |
| May | 4,810 | 2,240 | 660 |
| June | 4,930 | 2,310 | 685 |

# Fleet
| Depot | Trucks | Average age | Utilisation |
|---|---|---|---|
| Hamburg | 64 | 4.1 years | 88% |
| Lyon | 41 | 5.6 years | 81% |
| Gdansk | 38 | 3.2 years | 91% |

# Customers
We renewed 23 of our 25 largest contracts. Two customers left for price. The new portal is used by 312 customers every week, and support calls per shipment fell from 0.42 to 0.31.

# People
- 212 drivers, 18 dispatchers and 9 apprentices
- Sick leave 4.6%, down from 5.3%
- 31 drivers passed the rail safety course

# Safety
Reportable incidents fell to 7. All drivers completed the winter course. The Lyon depot went 400 days without an incident.

# How the new rail link went live
1. Contract signed in January
2. Test trains in February
3. First paying customer in March
4. Daily service from May

# Milestones
- 14 January: depot in Gdansk opened
- 3 March: rail link to Brno
- 22 April: ISO 14001 certificate
- 30 June: last diesel shunter retired

# Options for the Lyon depot
Option A: rent next door. Costs $0.4M a year, ready in 3 months, adds 20 bays. Option B: build on our land. Costs $6.1M once, ready in 18 months, adds 55 bays. We recommend option B.

# Risks
1. Diesel price above $1.90 a litre. Owner: Karim.
2. Strike at the port of Hamburg in autumn. Owner: Ute.
3. Two dispatch systems until the migration ends. Owner: Ola.

# Next steps
| Action | Owner | Due |
|---|---|---|
| Sign the land survey | Karim | 2026-08-15 |
| Migrate Lyon to the new dispatch system | Ola | 2026-09-30 |
| Negotiate the winter fuel contract | Ute | 2026-10-10 |
`;

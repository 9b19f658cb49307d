// Written by scripts/build-font-metrics.ts from @fontsource/cousine; do not edit.
import type { FontMetrics } from './font-metrics';

export const cousine: FontMetrics = {
  unitsPerEm: 2048,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  faces: {
    regular:
      'w:y5*2n;4g:y5*d,0,y5*ax;fs:y5*45;jy:y5*a;ka:y5;kc:y5*10,0*2;lf:0*2;lj:0*3;mb:0;mh:0;ok:0*2;oq:0,y5*4;p0:y5*7;p8:y5;pa:y5*k;pv:y5*18;r4:y5*4z,0*7,y5*3u;10a:y5*4;13l:0*19,y5,0,y5,0*2,y5,0*2,y5,0;15c:y5*r;168:y5*5;5q8:y5*5c;5xc:y5*4c;61q:y5;61s:y5*2i;64g:y5*m;654:y5*6;65c:y5*12;66g:y5*6;66o:y5*8;66x:y5;66z:y5;671:y5;673:y5*v;680:y5*1h;69i:y5*f;69y:y5*e;6ae:y5*6;6al:y5*j;6b6:y5*3;6ba:y5*9;6bw:0*4;6c3:y5*2;6c8:y5*3;6cc:y5*3;6cg:y5;6ci:y5;6cm:y5;6cy:y5*2;6d5:y5*2;6dg:y5;6g0:y5*m;6j7:y5;6ja:y5;6jm:y5;6mp:y5;6mr:y5;6qa:y5;6qd:y5;7gs:y5;8rk:y5*e;8s1:y5*7;8s9:y5',
    bold:
      'w:y5*2n;4g:y5*d,0,y5*ax;fs:y5*45;jy:y5*a;ka:y5;kc:y5*10,0*2;lf:0*2;lj:0*3;mb:0;mh:0;ok:0*2;oq:0,y5*4;p0:y5*7;p8:y5;pa:y5*k;pv:y5*18;r4:y5*4z,0*7,y5*3u;10a:y5*4;13l:0*19,y5,0,y5,0*2,y5,0*2,y5,0;15c:y5*r;168:y5*5;5q8:y5*5c;5xc:y5*4c;61q:y5;61s:y5*2i;64g:y5*m;654:y5*6;65c:y5*12;66g:y5*6;66o:y5*8;66x:y5;66z:y5;671:y5;673:y5*v;680:y5*1h;69i:y5*f;69y:y5*e;6ae:y5*6;6al:y5*j;6b6:y5*3;6ba:y5*9;6bw:0*4;6c3:y5*2;6c8:y5*3;6cc:y5*3;6cg:y5;6ci:y5;6cm:y5;6cy:y5*2;6d5:y5*2;6dg:y5;6g0:y5*m;6j7:y5;6ja:y5;6jm:y5;6mp:y5;6mr:y5;6qa:y5;6qd:y5;7gs:y5;8rk:y5*e;8s1:y5*7;8s9:y5',
    italic:
      'w:y5*2n;4g:y5*d,0,y5*ax;fs:y5*45;jy:y5*a;ka:y5;kc:y5*10,0*2;lf:0*2;lj:0*3;mb:0;mh:0;ok:0*2;oq:0,y5*4;p0:y5*7;p8:y5;pa:y5*k;pv:y5*18;r4:y5*4z,0*7,y5*3u;10a:y5*4;13l:0*19,y5,0,y5,0*2,y5,0*2,y5,0;15c:y5*r;168:y5*5;5q8:y5*5c;5xc:y5*4c;61q:y5;61s:y5*2i;64g:y5*m;654:y5*6;65c:y5*12;66g:y5*6;66o:y5*8;66x:y5;66z:y5;671:y5;673:y5*v;680:y5*1h;69i:y5*f;69y:y5*e;6ae:y5*6;6al:y5*j;6b6:y5*3;6ba:y5*9;6bw:0*4;6c3:y5*2;6c8:y5*3;6cc:y5*3;6cg:y5;6ci:y5;6cm:y5;6cy:y5*2;6d5:y5*2;6dg:y5;6g0:y5*m;6j7:y5;6ja:y5;6jm:y5;6mp:y5;6mr:y5;6qa:y5;6qd:y5;7gs:y5;8rk:y5*e;8s1:y5*7;8s9:y5',
    boldItalic:
      'w:y5*2n;4g:y5*d,0,y5*ax;fs:y5*45;jy:y5*a;ka:y5;kc:y5*10,0*2;lf:0*2;lj:0*3;mb:0;mh:0;ok:0*2;oq:0,y5*4;p0:y5*7;p8:y5;pa:y5*k;pv:y5*18;r4:y5*4z,0*7,y5*3u;10a:y5*4;13l:0*19,y5,0,y5,0*2,y5,0*2,y5,0;15c:y5*r;168:y5*5;5q8:y5*5c;5xc:y5*4c;61q:y5;61s:y5*2i;64g:y5*m;654:y5*6;65c:y5*12;66g:y5*6;66o:y5*8;66x:y5;66z:y5;671:y5;673:y5*v;680:y5*1h;69i:y5*f;69y:y5*e;6ae:y5*6;6al:y5*j;6b6:y5*3;6ba:y5*9;6bw:0*4;6c3:y5*2;6c8:y5*3;6cc:y5*3;6cg:y5;6ci:y5;6cm:y5;6cy:y5*2;6d5:y5*2;6dg:y5;6g0:y5*m;6j7:y5;6ja:y5;6jm:y5;6mp:y5;6mr:y5;6qa:y5;6qd:y5;7gs:y5;8rk:y5*e;8s1:y5*7;8s9:y5',
  },
};

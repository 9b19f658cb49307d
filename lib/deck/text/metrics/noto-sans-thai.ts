// Written by scripts/build-script-metrics.ts from assets/fonts/noto-sans-thai-*.ttf; do not edit.
import type { ScriptMetrics } from './script-metrics';

export const notoSansThai: ScriptMetrics = {
  regular:
    'w:78;2rl:go;2rm:f7;2rn:f9;2ro:h2;2rp:h9;2rq:gm;2rr:ex;2rs:es;2rt:gs;2ru:fa;2rv:fg;2rw:p6;2rx:p9;2ry:gr;2rz:gr;2s0:f7;2s1:he;2s2:p3;2s3:p9;2s4:h4;2s5:ho;2s6:gq;2s7:gx;2s8:f4;2s9:h1;2sa:gs;2sb:gt;2sc:i0;2sd:i4;2se:jb;2sf:iy;2sg:gr;2sh:h2;2si:gi;2sj:dk;2sk:gq;2sl:fv;2sm:gr;2sn:do;2so:hg;2sp:hs;2sq:fw;2sr:gb;2ss:ik;2st:fy;2su:fk;2sv:ef;2sw:9e;2sy:ba;2sz:ba;2tb:g8;2tc:87;2td:fs;2te:8k;2tf:81;2tg:8g;2th:ba;2ti:gj;2tr:gj;2ts:fu;2tt:f5;2tu:h1;2tv:fj;2tw:ez;2tx:f0;2ty:eg;2tz:k0;2u0:fp;2u1:e0;2u2:lb;2u3:o8',
  bold:
    'w:78;2rl:hc;2rm:gg;2rn:gp;2ro:hy;2rp:ia;2rq:hr;2rr:fv;2rs:fj;2rt:hb;2ru:gn;2rv:gr;2rw:pr;2rx:q1;2ry:hp;2rz:hp;2s0:fw;2s1:i2;2s2:q6;2s3:q1;2s4:hm;2s5:i6;2s6:hd;2s7:hw;2s8:fj;2s9:hy;2sa:hm;2sb:hn;2sc:iy;2sd:iz;2se:k7;2sf:jy;2sg:hp;2sh:hy;2si:ha;2sj:ee;2sk:hd;2sl:gn;2sm:hp;2sn:ea;2so:ib;2sp:ir;2sq:gq;2sr:ha;2ss:jp;2st:gh;2su:gk;2sv:f3;2sw:9y;2sy:c3;2sz:c3;2tb:g5;2tc:9h;2td:hu;2te:9p;2tf:9e;2tg:9n;2th:c3;2ti:hp;2tr:hw;2ts:fr;2tt:et;2tu:hw;2tv:fq;2tw:ex;2tx:fe;2ty:em;2tz:ku;2u0:fr;2u1:f9;2u2:mz;2u3:p6',
};

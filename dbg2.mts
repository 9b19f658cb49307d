import { readPrompt } from './lib/reading/read-prompt.ts';
import { tellSlides } from './lib/storytelling/tell-slides.ts';
import { readInputs } from './scripts/evaluate/inputs.ts';
import { readFixtures } from './lib/storytelling/testing/read-fixtures.ts';
const reqs=[...readInputs('evaluation/development').filter(x=>x.expected.outputType==='deck').map(x=>({name:x.name,prompt:x.prompt})),...readFixtures().filter(f=>f.outputType==='deck')];
const bullets=reqs.filter(r=>(r.prompt.match(/^[-*•] /gm)??[]).length>=5 && !/^#/m.test('')).filter(r=>!/^```|^\||<\w/m.test(r.prompt));
const P:Record<string,(t:string)=>string>={
 noBullets:t=>t.replace(/^[-*•] /gm,''),
 indented:t=>t.replace(/^[-*•] /gm,'  '),
 otherBullet:t=>t.replace(/^[-*•] /gm,'• '),
 noBlank:t=>t.replace(/\n\n+/g,'\n'),
 noHash:t=>t.replace(/^#+ /gm,''),
 front:t=>'Please make a presentation of the following.\n\n'+t,
};
const titles=(s:any):string[]=>s.sections.flatMap((x:any)=>[x.title??'',...titles(x)]);
const read=(p:string)=>readPrompt({prompt:p,outputType:'deck',variantCount:1});
for(const [n,f] of Object.entries(P)){let sum=0,k=0,cov=0;const bad:string[]=[];
 for(const r of bullets){const a=read(r.prompt),b=read(f(r.prompt));const A=titles(a.content),B=titles(b.content);const common=A.filter(x=>B.includes(x)).length;const j=common/Math.max(1,new Set([...A,...B]).size);const jj=A.length+B.length===0?1:j;sum+=jj;
  const ta=tellSlides(a).slides,tb=tellSlides(b).slides;const ka=ta.map(s=>s.kind),kb=tb.map(s=>s.kind);const pool=[...kb];let c=0;for(const x of ka){const i=pool.indexOf(x);if(i>=0){pool.splice(i,1);c++}}k+=c/Math.max(ka.length,kb.length);cov+=ta[0]?.title===tb[0]?.title?1:0;if(jj<0.7)bad.push(r.name+' '+jj.toFixed(2));}
 console.log(n,bullets.length,'titles',(sum/bullets.length).toFixed(2),'kinds',(k/bullets.length).toFixed(2),'cover',(cov/bullets.length).toFixed(2),bad.slice(0,14).join(', '))}

import type { WordsByTag } from './words-by-tag';

export const hindi: WordsByTag = {
  launch: 'लॉन्च, शुभारंभ', product: 'उत्पाद', brand: 'ब्रांड', campaign: 'अभियान', startup: 'स्टार्टअप', music: 'संगीत', report: 'वार्षिक रिपोर्ट',
  history: 'इतिहास, प्राचीन, मुगल', literature: 'साहित्य, कहानी, कथा, रामायण, महाभारत', culture: 'संस्कृति', research: 'शोध, अनुसंधान',
  biography: 'जीवन, जीवनी', poetry: 'कविता, कवि', 'fine art': 'कला', plan: 'योजना', project: 'परियोजना, प्रोजेक्ट', progress: 'प्रगति',
  weekly: 'साप्ताहिक', monthly: 'मासिक', sales: 'बिक्री', strategy: 'रणनीति', board: 'निदेशक मंडल, बोर्ड', analysis: 'विश्लेषण',
  market: 'बाज़ार, बाजार, प्रतिस्पर्ध', finance: 'वित्त, राजस्व, ऋण, बैंक, नकदी', cost: 'लागत', investor: 'निवेशक', risk: 'जोखिम',
  recommendation: 'सिफारिश', technical: 'तकनीकी', software: 'सॉफ़्टवेयर, सॉफ्टवेयर', architecture: 'आर्किटेक्चर', database: 'डेटाबेस',
  cybersecurity: 'साइबर सुरक्षा', cloud: 'क्लाउड', policy: 'नीति', citizens: 'नागरिक', government: 'सरकार', ministry: 'मंत्रालय',
  council: 'नगर निगम, पंचायत', election: 'चुनाव', school: 'स्कूल, विद्यालय, स्कूल के', class: 'कक्षा', lesson: 'पाठ', students: 'छात्र, विद्यार्थी',
  children: 'बच्च', party: 'पार्टी, उत्सव, समारोह, विदाई', game: 'खेल', birthday: 'जन्मदिन', welcome: 'स्वागत', accessibility: 'सुगम्य',
  'low vision': 'दृष्टिबाधित', 'large print': 'बड़े अक्षर', meeting: 'बैठक', investment: 'निवेश', vehicle: 'इलेक्ट्रिक कार', film: 'फिल्म',
  science: 'प्रयोग, विज्ञान', 'machine learning': 'कृत्रिम बुद्धिमत्ता, मशीन लर्निंग', infrastructure: 'सर्वर', waste: 'कचरा', traffic: 'यातायात',
  'public health': 'टीकाकरण', kids: 'डायनासोर, ग्रह', schedule: 'समय सारिणी', authority: 'पुलिस', residents: 'मोहल्ले, निवासी', family: 'परिवार',
};

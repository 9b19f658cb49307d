import type { WordsByTag } from './words-by-tag';

export const korean: WordsByTag = {
  launch: '출시, 런칭, 신제품', keynote: '기조연설', brand: '브랜드', campaign: '캠페인', startup: '스타트업', music: '음악', fashion: '패션', report: '연차 보고서',
  history: '역사, 조선, 고대, 기원', literature: '문학, 이야기, 신화, 동화', culture: '문화', research: '연구', biography: '생애, 일대기, 삶과', poetry: '시인, 시집',
  novel: '소설, 작가', 'fine art': '미술, 예술, 벽화, 서예', plan: '계획', project: '프로젝트', progress: '진행 상황, 진척', weekly: '주간', monthly: '월간', sales: '영업',
  strategy: '전략', board: '이사회, 경영진, 주주', analysis: '분석', market: '시장, 경쟁', finance: '재무, 매출, 대출, 은행, 자금, 현금 흐름, 배당', cost: '비용, 원가', pricing: '가격',
  profitability: '수익성', acquisition: '인수, 합병', investor: '투자', risk: '리스크', recommendation: '권고안', technical: '기술', architecture: '아키텍처, 시스템 설계',
  software: '소프트웨어, 개발자', database: '데이터베이스', cybersecurity: '보안, 암호화', infrastructure: '인프라, 서버', cloud: '클라우드', microservices: '마이크로서비스',
  programming: '프로그래밍', policy: '정책', citizens: '시민', residents: '주민, 세입자, 동네', government: '정부', council: '시의회, 구청, 시청', election: '선거',
  legislation: '법률, 조례', school: '학교', class: '수업', students: '학생', children: '어린이, 아이들', kindergarten: '유치원', party: '파티, 송별, 운동회, 축제',
  game: '게임 대회, 퀴즈', birthday: '생일', anniversary: '결혼식', excursion: '소풍', welcome: '환영', accessibility: '접근성', 'large print': '큰 글씨',
  'low vision': '저시력', 'older people': '어르신, 노인', meeting: '회의, 회의록', investment: '투자, 수익률', vehicle: '전기차, 신차', film: '영화', science: '실험, 화석',
  'machine learning': '인공지능, 머신러닝', authentication: '인증', waste: '쓰레기, 재활용', traffic: '교통', 'urban planning': '재개발, 공원, 수영장', kids: '공룡, 태양계',
  onboarding: '신입사원', schedule: '휴가 일정, 근무표', reveal: '신형', gadget: '이어폰, 스마트폰', incident: '장애 원인, 재발 방지', authority: '경찰, 소방, 재난', family: '가족',
};
